import { Band } from '../../ui/band/band.tsx';
import { Prose } from '../article/prose/prose.tsx';
import styles from './text-band.module.css';

/** Running text with headings beside it. Renders nothing if it is empty. */
export function TextBand({ html }: { html: string }) {
  if (!html.trim()) return null;
  return (
    <Band>
      <div className={`container ${styles.text}`}>
        <Prose html={html} />
      </div>
    </Band>
  );
}
