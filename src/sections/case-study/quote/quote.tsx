import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import styles from './quote.module.css';

interface QuoteProps {
  label: string;
  text: string;
  author: string;
  position: string;
  tone: string;
  demo: DemoCopy | undefined;
}

export function Quote({ label, text, author, position, tone, demo }: QuoteProps) {
  return (
    <Band variant="panel" tone={tone} aria-label={label}>
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <strong>{author}</strong> <DemoLabel copy={demo} />
          <br />
          {position}
        </figcaption>
      </figure>
    </Band>
  );
}
