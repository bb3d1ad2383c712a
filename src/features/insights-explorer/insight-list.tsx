import { cardSpans, PERIOD } from './card-spans.ts';
import { InsightCard } from './insight-card.tsx';
import type { InsightItem, InsightLooks } from './insight-item.ts';
import styles from './insights-explorer.module.css';

interface InsightListProps {
  /** What one insight is called. */
  type: string;
  items: readonly InsightItem[];
  /** How many of them are drawn. */
  reach?: number;
  /** Every card with all its words. The page has less: bullets come with the data, and only the newest have texts. */
  whole?: boolean;
  looks: InsightLooks;
  /** What is marked in them. */
  pattern?: RegExp | undefined;
}

/** Insights as cards in a grid without gaps. */
export function InsightList(props: InsightListProps) {
  const { type, items, reach = items.length, whole = false, looks, pattern } = props;
  const spans = cardSpans(items.length);
  return (
    <ul className={styles.list}>
      {items.slice(0, reach).map((item, index) => (
        <InsightCard
          key={item.href}
          item={item}
          type={type}
          shows={whole ? 'all' : index < PERIOD ? 'text' : 'title'}
          look={looks[item.look]}
          span={spans[index] ?? { three: 1, two: 1 }}
          pattern={pattern}
        />
      ))}
    </ul>
  );
}
