import grid from '../explorer/card-grid.module.css';
import { cardSpans, type Rhythm } from '../explorer/card-spans.ts';
import { InsightCard } from './insight-card.tsx';
import type { InsightItem, InsightLooks } from './insight-item.ts';
import styles from './insights-explorer.module.css';

/** As many cards as fill their rows, whether there are two columns or three. */
export const PERIOD = 10;
const WIDTHS = [2, 1, 1, 2, 1, 1, 1, 1, 1, 1];
export const RHYTHM: Rhythm = { two: WIDTHS, three: WIDTHS, group: PERIOD };

interface InsightListProps {
  type: string;
  items: readonly InsightItem[];
  limit?: number;
  /** Renders all texts of every card. The static page has fewer: bullets load as data, and only the newest have a text. */
  detailed?: boolean;
  looks: InsightLooks;
  pattern?: RegExp | undefined;
}

export function InsightList(props: InsightListProps) {
  const { type, items, limit = items.length, detailed = false, looks, pattern } = props;
  const spans = cardSpans(items.length, RHYTHM);
  return (
    <ul className={`${grid.grid} ${styles.list}`}>
      {items.slice(0, limit).map((item, index) => (
        <InsightCard
          key={item.href}
          item={item}
          type={type}
          shows={detailed ? 'all' : index < PERIOD ? 'text' : 'title'}
          look={looks[item.look]}
          span={spans[index]}
          pattern={pattern}
        />
      ))}
    </ul>
  );
}
