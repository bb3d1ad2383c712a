import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countText, fillIn } from '../../lib/fill-in.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Results } from '../explorer/explore.ts';
import { Notice } from '../explorer/notice.tsx';
import type { InsightTab, ResultCopy } from './insight-item.ts';
import { InsightList } from './insight-list.tsx';
import { useDataAttribute } from './use-data-attribute.ts';
import { useInsightSearch } from './use-insight-search.ts';

export interface ResultsProps {
  source: string;
  tabs: readonly InsightTab[];
  copy: ResultCopy;
}

/** Returns true once a pointer or the focus has reached the tools: time to fetch their data. */
function useNear(explorer: HTMLElement): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const tools = explorer.querySelector('[data-tools]');
    const listening = new AbortController();
    for (const type of ['pointerenter', 'pointerdown', 'focusin'])
      tools?.addEventListener(type, () => setNear(true), { signal: listening.signal, once: true });
    return () => listening.abort();
  }, [explorer]);
  return near;
}

export function InsightResults(props: ResultsProps & { place: HTMLElement }) {
  const { place, source, tabs, copy } = props;
  const explorer = place.closest<HTMLElement>('[data-explorer]') ?? place;
  const open = useDataAttribute(explorer, 'tab');
  const query = useDataAttribute(explorer, 'q');
  const list = useDataAttribute(explorer, 'view') === 'list';
  const near = useNear(explorer);
  const { pattern, found, limit, looks, failed } = useInsightSearch(source, { query, list, near });

  useLayoutEffect(() => {
    for (const cards of explorer.querySelectorAll<HTMLElement>('[data-cards]'))
      cards.hidden = found !== undefined;
    const { lang } = document.documentElement;
    const counted = tabs.map(({ id, label }) => {
      const count = found?.[id]?.length ?? 0;
      return [id, { count, status: countText(copy.count, count, lang, { tab: label }) }] as const;
    });
    const detail: Results | undefined = found && Object.fromEntries(counted);
    explorer.dispatchEvent(new CustomEvent('results', { detail }));
  }, [explorer, tabs, copy, found]);
  // Scrolls the tools up to the header, so that results are visible while typing.
  const searching = query !== '' && explorer.contains(document.activeElement);
  useEffect(() => {
    if (searching) explorer.scrollIntoView();
  }, [explorer, searching]);
  useEffect(() => {
    if (failed && (query || list)) explorer.dispatchEvent(new Event('failed'));
  }, [explorer, failed, query, list]);

  const tab = tabs.find(({ id }) => id === open);
  const panel = explorer.querySelector(`#panel-${tab?.id}`);
  const items = found?.[open];
  if (!tab || !panel || !items) return null;
  return createPortal(
    items.length > 0 ? (
      <InsightList
        type={tab.type}
        items={items}
        limit={limit}
        detailed
        looks={looks}
        pattern={pattern}
      />
    ) : (
      <Notice title={fillIn(copy.empty.title, { tab: tab.label })} text={copy.empty.text}>
        <Button name="q">{copy.empty.reset}</Button>
      </Notice>
    ),
    panel,
    tab.id,
  );
}
