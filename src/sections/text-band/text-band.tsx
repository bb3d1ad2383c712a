import { Band } from '../../ui/band/band.tsx';
import { Prose } from '../article/prose/prose.tsx';

/** Running text. Renders nothing without any. */
export function TextBand({ html }: { html: string }) {
  if (!html.trim()) return null;
  return (
    <Band>
      <Prose html={html} />
    </Band>
  );
}
