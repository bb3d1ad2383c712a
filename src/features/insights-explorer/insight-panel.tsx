import type { ReactNode } from 'react';
import { InsightCard } from './insight-card.tsx';
import styles from './insights-explorer.module.css';
import type { InsightCategoryLook, InsightItem, InsightTab } from './insights-explorer.tsx';
import { PERIOD, rhythm } from './rhythm.ts';

interface InsightPanelProps {
  tab: InsightTab;
  items: readonly InsightItem[];
  /** How many of them are drawn. */
  reach?: number;
  /** Every card with all its words. The page itself carries less: bullets are for the list, which is data's, and only the newest have texts. */
  whole?: boolean;
  looks: Readonly<Record<string, InsightCategoryLook>>;
  /** What is marked in them. */
  pattern?: RegExp | undefined;
  /** Shown where there are no items. */
  children?: ReactNode;
}

/** What one tab shows. Without scripts the panels stand one below the other, each under its heading. */
export function InsightPanel(props: InsightPanelProps) {
  const { tab, items, reach = items.length, whole = false, looks, pattern, children } = props;
  const spans = rhythm(items.length);
  return (
    <div
      className={styles.panel}
      role="tabpanel"
      id={`panel-${tab.id}`}
      aria-labelledby={`tab-${tab.id}`}
      data-panel={tab.id}
    >
      <h2 id={tab.id} className={styles.heading}>
        {tab.label}
      </h2>
      {children}
      <ul className={styles.list}>
        {items.slice(0, reach).map((item, index) => (
          <InsightCard
            key={item.href}
            item={item}
            type={tab.type}
            words={whole ? 'all' : index < PERIOD ? 'text' : 'title'}
            look={looks[item.sourceCategory]}
            span={spans[index] ?? { three: 1, two: 1 }}
            pattern={pattern}
          />
        ))}
      </ul>
    </div>
  );
}
