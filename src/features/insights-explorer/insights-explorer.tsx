import { useDeferredValue, useMemo, useRef } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import type { PictureData } from '../../lib/picture.ts';
import { Band } from '../../ui/band/band.tsx';
import { Button } from '../../ui/button/button.tsx';
import { withIslandBoundary } from '../../ui/island-boundary/island-boundary.tsx';
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx';
import { useUrlState } from '../use-url-state.ts';
import { InsightPanel } from './insight-panel.tsx';
import { InsightTabs } from './insight-tabs.tsx';
import styles from './insights-explorer.module.css';
import { isFound, type Searchable, searchPattern } from './search.ts';
import { SearchBox, type SearchBoxWords } from './search-box.tsx';

/** A piece as the explorer lists and searches it; `topic` is its category or focus. */
export interface InsightItem extends Searchable {
  href: string;
  text: string;
}

/** How a category looks: each stands once in the page, however many pieces it has. */
export interface InsightCategoryLook {
  ground: string;
  picture: PictureData;
}

export interface InsightTab {
  id: string;
  label: string;
  /** What one piece of it is called. */
  type: string;
}

export interface InsightsExplorerWords {
  search: SearchBoxWords;
  tabs: { label: string; options: readonly InsightTab[] };
  view: { legend: string; grid: string; list: string };
  count: { one: string; other: string };
  empty: { title: string; text: string; reset: string };
}

interface InsightsExplorerProps {
  label: string;
  words: InsightsExplorerWords;
  /** The pieces of each tab, by its id. */
  groups: Readonly<Record<string, readonly InsightItem[]>>;
  /** By the name of the source category. */
  looks: Readonly<Record<string, InsightCategoryLook>>;
}

const defaults = { tab: 'blogs', q: '', view: 'grid' };
const none: readonly InsightItem[] = [];
const countEach = (lists: InsightsExplorerProps['groups']) =>
  Object.fromEntries(Object.entries(lists).map(([id, items]) => [id, items.length]));

function InsightsExplorerIsland({ label, words, groups, looks }: InsightsExplorerProps) {
  const { search, tabs, view, count, empty } = words;
  const { state, change, awake } = useUrlState(defaults);
  const input = useRef<HTMLInputElement>(null);
  // Typing is answered at once, the cards follow; on waking, both come in the same moment.
  const query = useDeferredValue(state.q);
  const settled = useDeferredValue(awake);
  const pattern = useMemo(() => searchPattern(query), [query]);
  const found = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(groups).map(([id, items]) => [
          id,
          pattern ? items.filter((item) => isFound(item, pattern)) : items,
        ]),
      ),
    [groups, pattern],
  );
  const counts = countEach(found);
  const open = tabs.options.find(({ id }) => id === state.tab) ?? tabs.options[0];
  const shown = (open && counts[open.id]) ?? 0;
  // The first letter is an entry of the history, the others change it: Back leaves the search, not a letter.
  const searchFor = (q: string) => change({ q }, state.q === '' ? 'push' : 'replace');
  const reset = () => {
    change({ q: defaults.q });
    input.current?.focus();
  };
  return (
    <Band air="half" aria-label={label}>
      <div className={settled ? styles.explorer : `${styles.explorer} ${styles.asleep}`}>
        <div className={styles.tools}>
          <InsightTabs
            label={tabs.label}
            tabs={tabs.options}
            open={open?.id ?? ''}
            counts={counts}
            totals={countEach(groups)}
            onOpen={(tab) => change({ tab })}
          />
          <SearchBox words={search} value={state.q} onChange={searchFor} input={input} />
          <p className={styles.status} role="status">
            {open &&
              fillIn(shown === 1 ? count.one : count.other, { count: `${shown}`, tab: open.label })}
          </p>
          <ToggleGroup
            look="segment"
            label={view.legend}
            options={[
              { value: 'grid', label: view.grid, icon: 'grid' },
              { value: 'list', label: view.list, icon: 'list' },
            ]}
            value={state.view === 'list' ? 'list' : 'grid'}
            onChange={(view) => change({ view })}
          />
        </div>
        <div className={styles.panels}>
          {tabs.options.map((tab) => (
            <InsightPanel
              key={tab.id}
              tab={tab}
              items={(tab === open ? found : groups)[tab.id] ?? none}
              looks={looks}
              pattern={tab === open ? pattern : undefined}
            >
              {tab === open && shown === 0 && (
                <div className={styles.empty}>
                  <p className={styles.emptyTitle}>{fillIn(empty.title, { tab: tab.label })}</p>
                  <p>{empty.text}</p>
                  <Button onClick={reset}>{empty.reset}</Button>
                </div>
              )}
            </InsightPanel>
          ))}
        </div>
      </div>
    </Band>
  );
}

/** Blogs, articles and case studies in tabs, to search and to see as grid or list; the choice stands in the address. */
export const InsightsExplorer = withIslandBoundary(InsightsExplorerIsland);
