import { type ReactNode, useRef, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import type { PictureData } from '../../lib/picture.ts';
import { withIslandBoundary } from '../../ui/island-boundary/island-boundary.tsx';
import { Explorer } from '../explorer/explorer.tsx';
import { useUrlState } from '../use-url-state.ts';
import { InsightPanel } from './insight-panel.tsx';
import { InsightTabs } from './insight-tabs.tsx';
import styles from './insights-explorer.module.css';
import { Notice } from './notice.tsx';
import type { Searchable } from './search.ts';
import { SearchBox, type SearchBoxWords } from './search-box.tsx';
import { Shelf } from './shelf.tsx';
import { useInsightSearch } from './use-insight-search.ts';

/** A piece as the explorer lists and searches it; `topic` is its category or focus. */
export interface InsightItem extends Searchable {
  href: string;
  text: string;
}

/** How a category looks: each is named once, however many pieces it has. */
export interface InsightCategoryLook {
  ground: string;
  picture: PictureData;
}

/** What a search and the list need, fetched with the first of them. */
export interface InsightPieces {
  /** The pieces of each tab, by its id. */
  groups: Readonly<Record<string, readonly InsightItem[]>>;
  /** By the name of the source category. */
  looks: Readonly<Record<string, InsightCategoryLook>>;
}

export interface InsightTab {
  id: string;
  label: string;
  /** What one piece of it is called. */
  type: string;
}

interface InsightsExplorerWords {
  search: SearchBoxWords;
  tabs: { label: string; options: readonly InsightTab[] };
  view: { legend: string; grid: string; list: string };
  count: { one: string; other: string; waiting: string };
  empty: { title: string; text: string; reset: string };
  failed: { title: string; text: string; retry: string };
}

interface InsightsExplorerProps {
  label: string;
  words: InsightsExplorerWords;
  /** Number of pieces in each tab, by its id. */
  totals: Readonly<Record<string, number>>;
  /** Address of the pieces as data. */
  source: string;
  /** The panels with all pieces as cards: the page has them as HTML, and they stay so until somebody searches. */
  children?: ReactNode;
}

const defaults = { tab: 'blogs', q: '', view: 'grid' };

function InsightsExplorerIsland({ label, words, totals, source, children }: InsightsExplorerProps) {
  const { search, tabs, view, count, empty, failed } = words;
  const { state, change, awake } = useUrlState(defaults);
  const [near, setNear] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { pattern, found, reach, looks, ...answer } = useInsightSearch(source, {
    text: state.q,
    list: state.view === 'list',
    awake,
    near,
  });
  const counts = found
    ? Object.fromEntries(Object.entries(found).map(([id, items]) => [id, items.length]))
    : totals;
  const open = tabs.options.find(({ id }) => id === state.tab) ?? tabs.options[0];
  const shown = (open && counts[open.id]) ?? 0;
  const counted = fillIn(shown === 1 ? count.one : count.other, {
    count: `${shown}`,
    tab: open?.label ?? '',
  });
  // The first letter is an entry of the history, the others change it: Back leaves the search, not a letter.
  const searchFor = (q: string) => change({ q }, state.q === '' ? 'push' : 'replace');
  const reset = () => {
    change({ q: defaults.q });
    input.current?.focus();
  };
  return (
    <Explorer
      label={label}
      awake={answer.answered}
      layout={styles.tools}
      tools={
        <>
          <InsightTabs
            label={tabs.label}
            tabs={tabs.options}
            open={open?.id ?? ''}
            counts={counts}
            totals={totals}
            onOpen={(tab) => change({ tab })}
          />
          <SearchBox words={search} value={state.q} onChange={searchFor} input={input} />
        </>
      }
      status={state.q === '' || found ? counted : answer.failed ? '' : count.waiting}
      words={view}
      view={state.view}
      onView={(view) => change({ view })}
      onNear={() => setNear(true)}
    >
      <div className={styles.panels}>
        {answer.failed && (
          <div role="alert">
            <Notice {...failed} action={failed.retry} onAction={answer.retry} />
          </div>
        )}
        <Shelf away={found !== undefined}>{children}</Shelf>
        {found &&
          tabs.options.map((tab) => (
            <InsightPanel
              key={tab.id}
              tab={tab}
              items={(tab === open && found[tab.id]) || []}
              reach={reach}
              whole
              looks={looks}
              pattern={pattern}
            >
              {tab === open && shown === 0 && (
                <Notice
                  title={fillIn(empty.title, { tab: tab.label })}
                  text={empty.text}
                  action={empty.reset}
                  onAction={reset}
                />
              )}
            </InsightPanel>
          ))}
      </div>
    </Explorer>
  );
}

/** Blogs, articles and case studies in tabs, to search and to see as grid or list; the choice stands in the address. */
export const InsightsExplorer = withIslandBoundary(InsightsExplorerIsland);
