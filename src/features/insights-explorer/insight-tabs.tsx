import type { InsightTab } from './insight-item.ts';
import styles from './insight-tabs.module.css';

interface InsightTabsProps {
  label: string;
  /** With the number of their insights and its status line. The first is open. */
  tabs: readonly (InsightTab & { total: number; status: string })[];
}

/** Tabs with automatic activation (ARIA APG); features/explorer moves the focus by arrow keys. Hidden if there is only one. */
export function InsightTabs({ label, tabs }: InsightTabsProps) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} hidden={tabs.length < 2}>
      {tabs.map(({ id, label, total, status }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          id={`tab-${id}`}
          name="tab"
          value={id}
          aria-controls={`panel-${id}`}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          data-option="aria-selected"
          data-status={status}
        >
          <span className={styles.name}>{label}</span>{' '}
          <span className={styles.count} data-total={total}>
            {total}
          </span>
        </button>
      ))}
    </div>
  );
}
