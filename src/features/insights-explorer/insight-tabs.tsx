import type { KeyboardEvent } from 'react';
import styles from './insight-tabs.module.css';
import type { InsightTab } from './insights-explorer.tsx';

interface InsightTabsProps {
  label: string;
  tabs: readonly InsightTab[];
  /** Id of the open tab. */
  open: string;
  /** Results in each tab, by its id. */
  counts: Readonly<Record<string, number>>;
  /** Pieces in each tab: their digits are the room a count gets, so that counting moves nothing. */
  totals: Readonly<Record<string, number>>;
  onOpen: (id: string) => void;
}

/** Where a key leads from a tab, by the ARIA Authoring Practices: arrows go round, Home and End to the ends. */
function nextTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Tabs with automatic activation: one of them in the tab order, the others by arrow keys. */
export function InsightTabs({ label, tabs, open, counts, totals, onOpen }: InsightTabsProps) {
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = nextTab(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onOpen(tab.id);
    const button = event.currentTarget.parentElement?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles.tab}
          id={`tab-${tab.id}`}
          aria-controls={`panel-${tab.id}`}
          aria-selected={tab.id === open}
          tabIndex={tab.id === open ? 0 : -1}
          data-option={tab.id}
          onClick={() => onOpen(tab.id)}
          onKeyDown={(event) => move(event, index)}
        >
          <span className={styles.name}>{tab.label}</span>{' '}
          <span className={styles.count} data-total={totals[tab.id]}>
            {counts[tab.id] ?? 0}
          </span>
        </button>
      ))}
    </div>
  );
}
