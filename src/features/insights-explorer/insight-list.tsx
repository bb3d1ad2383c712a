import { cardSpans, PERIOD } from './card-spans.ts';
import { InsightCard } from './insight-card.tsx';
import type { InsightItem, InsightLooks } from './insight-item.ts';
import styles from './insights-explorer.module.css';

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
  const spans = cardSpans(items.length);
  return (
    <ul className={styles.list}>
      {items.slice(0, limit).map((item, index) => (
        <InsightCard
          key={item.href}
          item={item}
          type={type}
          shows={detailed ? 'all' : index < PERIOD ? 'text' : 'title'}
          look={looks[item.look]}
          span={spans[index] ?? { three: 1, two: 1 }}
          pattern={pattern}
        />
      ))}
    </ul>
  );
}
