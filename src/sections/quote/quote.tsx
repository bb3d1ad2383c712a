import { Band } from '../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import styles from './quote.module.css';

export interface QuoteFigureProps {
  text: string;
  author: string;
  position: string;
  demo: DemoCopy | undefined;
}

export function QuoteFigure({ text, author, position, demo }: QuoteFigureProps) {
  return (
    <figure className={`stack gapL ${styles.figure}`}>
      <blockquote className={styles.quote}>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong> <DemoLabel copy={demo} />
        <br />
        {position}
      </figcaption>
    </figure>
  );
}

export function Quote({
  label,
  tone,
  ...quote
}: QuoteFigureProps & { label: string; tone: string }) {
  return (
    <Band variant="panel" tone={tone} aria-label={label}>
      <QuoteFigure {...quote} />
    </Band>
  );
}
