import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadJson, queryClient } from '../shared/query-client.ts';
import { useDelayedValue } from '../shared/use-delayed-value.ts';
import type { InsightGroups, InsightItem, InsightLooks } from './insight-item.ts';
import { PERIOD } from './insight-list.tsx';
import { isFound, searchPattern } from './search.ts';

interface InsightData {
  groups: InsightGroups;
  looks: InsightLooks;
}

interface Wanted {
  query: string;
  /** Whether the list is open: the page lacks its bullets. */
  list: boolean;
  near: boolean;
}

/** ms without typing until the cards follow. */
const PAUSE = 160;

/**
 * Searches the insights; the cards follow when the visitor pauses, at first only `limit` of them.
 * @returns `found` by the tab's id; undefined while the page's own cards are enough or the insights are loading
 */
export function useInsightSearch(source: string, { query, list, near }: Wanted) {
  const { data: insights, isError } = useQuery(
    {
      queryKey: [source],
      queryFn: ({ signal }) => loadJson<InsightData>(source, signal),
      enabled: near || query !== '' || list,
    },
    queryClient,
  );
  const asked = useDelayedValue(query, query && insights ? PAUSE : 0);
  const listed = useDelayedValue(list);
  const pattern = useMemo(() => searchPattern(asked), [asked]);
  const found = useMemo(() => {
    if (!insights || !(pattern || listed)) return undefined;
    const inTab = ([id, items]: [string, readonly InsightItem[]]) =>
      [id, items.filter((item) => isFound(item, pattern))] as const;
    return Object.fromEntries(Object.entries(insights.groups).map(inTab));
  }, [insights, pattern, listed]);
  // At first as many as fill their rows, which is more than a screen.
  const limit = useDelayedValue(found ? Number.POSITIVE_INFINITY : PERIOD, 0, PERIOD);
  return { pattern, found, limit, looks: insights?.looks ?? {}, failed: isError };
}
