import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import styles from './quote-with-milestone.module.css';

interface QuoteWithMilestoneProps {
  quote:
    | {
        label: string;
        text: string;
        author: string;
        position: string;
        company: string;
        demo: DemoCopy | undefined;
      }
    | undefined;
  milestone:
    | {
        title: string;
        count: string;
        subject: string;
        text: string;
        updated: string;
        demo: DemoCopy | undefined;
      }
    | undefined;
}

export function QuoteWithMilestone({ quote, milestone }: QuoteWithMilestoneProps) {
  if (!quote && !milestone) return null;
  return (
    <Band aria-label={quote?.label ?? milestone?.title}>
      <div className={styles.layout}>
        {quote && (
          <figure className={styles.figure}>
            <blockquote className={styles.quote}>
              <p>{quote.text}</p>
            </blockquote>
            <figcaption>
              <strong>{quote.author}</strong> <DemoLabel copy={quote.demo} />
              <br />
              {quote.position}, {quote.company}
            </figcaption>
          </figure>
        )}
        {milestone && (
          <aside className={styles.note} aria-labelledby="milestone">
            <h2 id="milestone" className={styles.noteTitle}>
              {milestone.title}
            </h2>
            <p className={styles.count}>
              {milestone.count} <span>{milestone.subject}</span>
            </p>
            <p>{milestone.text}</p>
            <p className={styles.updated}>
              {milestone.updated} <DemoLabel copy={milestone.demo} />
            </p>
          </aside>
        )}
      </div>
    </Band>
  );
}
