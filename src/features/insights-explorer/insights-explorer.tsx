import type { InsightsCopy } from '../../content/schema/pages/insights.ts';
import { countText, fillIn } from '../../lib/fill-in.ts';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import { DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Explorer } from '../explorer/explorer.tsx';
import { Notice } from '../explorer/notice.tsx';
import type { InsightGroups, InsightLooks, InsightTab } from './insight-item.ts';
import { InsightList, PERIOD } from './insight-list.tsx';
import { InsightTabs } from './insight-tabs.tsx';
import styles from './insights-explorer.module.css';
import type { ResultsProps } from './results.tsx';
import { SearchBox } from './search-box.tsx';

interface InsightsExplorerProps {
  label: string;
  language: string;
  copy: Pick<InsightsCopy, 'search' | 'view' | 'more' | 'count' | 'empty' | 'failed'> & {
    tabs: { label: string; options: readonly InsightTab[] };
  };
  groups: InsightGroups;
  looks: InsightLooks;
  source: string;
}

export function InsightsExplorer(props: InsightsExplorerProps) {
  const { label, language, copy, groups, looks, source } = props;
  const { search, view, empty, failed } = copy;
  const { waiting, ...count } = copy.count;
  const tabs = copy.tabs.options.flatMap(({ id, label, type, demo }) => {
    const items = groups[id];
    if (!items) return [];
    const status = countText(count, items.length, language, { tab: label });
    return [{ id, label, type, demo, items, total: items.length, status }];
  });
  const hasTabs = tabs.length > 1;
  const results: ResultsProps = {
    source,
    tabs: tabs.map(({ id, label, type }) => ({ id, label, type })),
    copy: { count, empty },
  };
  return (
    <Explorer
      label={label}
      layout={styles.tools}
      tools={
        <>
          <InsightTabs label={copy.tabs.label} tabs={tabs} />
          <SearchBox copy={search} />
        </>
      }
      status={{ first: tabs[0]?.status ?? '', waiting }}
      view={view}
    >
      <div className={`stack ${styles.panels}`}>
        <div role="alert" className={styles.failed}>
          <Notice {...failed}>
            <Button data-reload="page">{failed.retry}</Button>
          </Notice>
        </div>
        {tabs.map(({ id, label, type, demo, items }) => (
          <div
            key={id}
            className={styles.panel}
            id={`panel-${id}`}
            {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': `tab-${id}` })}
            data-in={`tab=${id}`}
          >
            <h2 id={id} className={styles.heading}>
              {label}
            </h2>
            <p className={styles.note}>
              <DemoLabel copy={demo} />
            </p>
            <div data-cards="">
              <InsightList type={type} items={items} looks={looks} />
              {items.length > PERIOD && (
                <div className={styles.more}>
                  <Choice
                    type="checkbox"
                    label={fillIn(copy.more, { count: `${items.length}`, tab: label })}
                    data-more=""
                  />
                </div>
              )}
            </div>
          </div>
        ))}
        <div
          className={styles.results}
          data-island="insights-explorer"
          data-props={JSON.stringify(results)}
        />
      </div>
    </Explorer>
  );
}
