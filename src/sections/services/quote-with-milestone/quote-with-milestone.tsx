import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import { QuoteFigure, type QuoteFigureProps } from '../../quote/quote.tsx';
import styles from './quote-with-milestone.module.css';

interface QuoteWithMilestoneProps {
  id: string;
  quote: (QuoteFigureProps & { label: string; company: string }) | undefined;
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

export function QuoteWithMilestone({ id, quote, milestone }: QuoteWithMilestoneProps) {
  if (!quote && !milestone) return null;
  return (
    <Band aria-label={quote?.label ?? milestone?.title}>
      <div className={`split ${styles.layout}`}>
        {quote && <QuoteFigure {...quote} position={`${quote.position}, ${quote.company}`} />}
        {milestone && (
          <aside className={`toned gapS ${styles.note}`} aria-labelledby={id}>
            <h2 id={id} className="cardSize">
              {milestone.title}
            </h2>
            <p className={styles.count}>
              {`${milestone.count} `}
              <span>{milestone.subject}</span>
            </p>
            <p>{milestone.text}</p>
            <p className="bold small">
              {milestone.updated} <DemoLabel copy={milestone.demo} />
            </p>
          </aside>
        )}
      </div>
    </Band>
  );
}
