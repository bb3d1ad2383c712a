import { Band } from '../../../ui/band/band.tsx';
import styles from './quote-with-milestone.module.css';

interface QuoteWithMilestoneProps {
  quote: { label: string; text: string; author: string; position: string; company: string };
  milestone: { title: string; count: string; subject: string; text: string; updated: string };
}

/** One client's words, and a note pinned beside them. */
export function QuoteWithMilestone({ quote, milestone }: QuoteWithMilestoneProps) {
  return (
    <Band aria-label={quote.label}>
      <div className={styles.layout}>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>
            <p>“{quote.text}”</p>
          </blockquote>
          <figcaption>
            <strong>{quote.author}</strong>
            <br />
            {quote.position}, {quote.company}
          </figcaption>
        </figure>
        <aside className={styles.note} aria-labelledby="milestone">
          <h2 id="milestone" className={styles.noteTitle}>
            {milestone.title}
          </h2>
          <p className={styles.count}>
            {milestone.count} <span>{milestone.subject}</span>
          </p>
          <p>{milestone.text}</p>
          <p className={styles.updated}>{milestone.updated}</p>
        </aside>
      </div>
    </Band>
  );
}
