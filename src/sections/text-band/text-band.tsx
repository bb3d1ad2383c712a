import { Band } from '../../ui/band/band.tsx';
import { Prose } from '../article/prose/prose.tsx';
import styles from '../policy/policy.module.css';

/** Running text. Renders nothing without any. */
export function TextBand({ html }: { html: string }) {
  if (!html.trim()) return null;
  return (
    <Band className={styles.beside}>
      <Prose html={html} />
    </Band>
  );
}
