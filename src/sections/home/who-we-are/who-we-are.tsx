import { Band } from '../../../ui/band/band.tsx';
import styles from './who-we-are.module.css';

interface WhoWeAreProps {
  title: string;
  /** The first is set large, like a statement; the others explain it. */
  paragraphs: readonly [statement: string, ...others: string[]];
}

export function WhoWeAre({ title, paragraphs: [statement, ...others] }: WhoWeAreProps) {
  return (
    <Band aria-labelledby="who-we-are">
      <div className={styles.grid}>
        <h2 id="who-we-are" className={styles.title}>
          {title}
        </h2>
        <p className={styles.statement} data-reveal="">
          {statement}
        </p>
        <div className={styles.others} data-reveal="">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}
