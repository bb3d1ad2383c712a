import { useDeferredValue, useRef } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import type { PictureData } from '../../lib/picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { withIslandBoundary } from '../../ui/island-boundary/island-boundary.tsx';
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx';
import { Explorer } from '../explorer/explorer.tsx';
import { useUrlState } from '../use-url-state.ts';
import { type IndustryOption, keepsIndustry, optionById } from './filter-work.ts';
import styles from './work-explorer.module.css';
import { WorkItem } from './work-item.tsx';

/** A portfolio item (specification, section 3), with its picture resolved. */
export interface PortfolioItem {
  id: number;
  title: string;
  industry: string;
  year: number;
  link: string;
  details: string;
  ground: string;
  picture: PictureData;
}

export interface WorkExplorerWords {
  filters: { legend: string; options: readonly IndustryOption[] };
  view: { legend: string; grid: string; list: string };
  number: string;
  count: { one: string; other: string; inIndustry: string };
  readMore: string;
  empty: { title: string; text: string; reset: string };
}

interface WorkExplorerProps {
  label: string;
  words: WorkExplorerWords;
  items: readonly PortfolioItem[];
}

const defaults = { industry: 'all', view: 'grid' };

function WorkExplorerIsland({ label, words, items }: WorkExplorerProps) {
  const { filters, view, count, empty } = words;
  const { state, change, awake } = useUrlState(defaults);
  const filterRow = useRef<HTMLDivElement>(null);
  // The pressed button shows at once, the projects follow; on waking, both come in the same moment.
  const settled = useDeferredValue(awake);
  const option = optionById(filters.options, useDeferredValue(state.industry));
  const kept = items.filter((item) => keepsIndustry(option, item));
  const counted = fillIn(kept.length === 1 ? count.one : count.other, { count: `${kept.length}` });
  const reset = () => {
    change({ industry: defaults.industry });
    filterRow.current?.querySelector('button')?.focus();
  };
  return (
    <Explorer
      label={label}
      awake={settled}
      layout={styles.tools}
      tools={
        <div ref={filterRow} className={styles.filters}>
          <ToggleGroup
            label={filters.legend}
            options={filters.options.map(({ id, label }) => ({ value: id, label }))}
            value={state.industry}
            onChange={(industry) => change({ industry })}
          />
        </div>
      }
      status={
        option.industry && option.label
          ? fillIn(count.inIndustry, { count: counted, industry: option.label })
          : counted
      }
      words={view}
      view={state.view}
      onView={(view) => change({ view })}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <WorkItem
            key={item.id}
            item={item}
            option={filters.options.find(({ industry }) => industry === item.industry)?.id}
            hidden={!kept.includes(item)}
            words={words}
          />
        ))}
      </ul>
      {kept.length === 0 && (
        <div className={styles.empty}>
          <h2 className={styles.emptyTitle}>{empty.title}</h2>
          <p>{empty.text}</p>
          <Button onClick={reset}>{empty.reset}</Button>
        </div>
      )}
    </Explorer>
  );
}

/** All projects, to filter by industry and to see as grid or list; the choice stands in the address. */
export const WorkExplorer = withIslandBoundary(WorkExplorerIsland);
