import grid from '../explorer/card-grid.module.css';
import { InsightCard } from './insight-card.tsx';
import type { InsightItem, InsightLooks } from './insight-item.ts';
import styles from './insights-explorer.module.css';

/** Number of cards that fill their rows, in two columns and in three. */
export const PERIOD = 10;
/** Positions of the wide cards among them (insights-explorer.module.css). */
const WIDE = [0, 3];

interface InsightListProps {
  type: string;
  items: readonly InsightItem[];
  limit?: number;
  /** Renders all texts of every card. The static page has fewer: bullets load as data, and only the newest cards have a text. */
  detailed?: boolean;
  looks: InsightLooks;
  pattern?: RegExp | undefined;
}

export function InsightList(props: InsightListProps) {
  const { type, items, limit = items.length, detailed = false, looks, pattern } = props;
  return (
    <ul className={`${grid.grid} ${styles.list}`}>
      {items.slice(0, limit).map((item, index) => (
        <InsightCard
          key={item.href}
          item={item}
          type={type}
          shows={detailed ? 'all' : index < PERIOD ? 'text' : 'title'}
          look={looks[item.look]}
          isWide={WIDE.includes(index % PERIOD)}
          pattern={pattern}
        />
      ))}
    </ul>
  );
}
