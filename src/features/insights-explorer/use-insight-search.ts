import { useDeferredValue, useMemo, useState } from 'react';
import type { InsightItem } from './insights-explorer.tsx';
import { isFound, searchPattern } from './search.ts';
import { usePieces } from './use-pieces.ts';

/**
 * Searches the pieces. Typing is answered at once, the cards follow.
 * @param source address of the pieces as data
 * @param text what is searched for; "" for nothing
 * @param awake true once `text` is what the address says
 * @param near true where somebody is about to search
 * @returns what is found in each tab, by its id, or undefined where nothing is searched or the pieces are still to come
 */
export function useInsightSearch(source: string, text: string, awake: boolean, near: boolean) {
  const { pieces, failed, retry } = usePieces(source, near || text !== '');
  const query = useDeferredValue(text);
  const pattern = useMemo(() => searchPattern(query), [query]);
  const found = useMemo(() => {
    if (!pattern || !pieces) return undefined;
    const inTab = ([id, items]: [string, readonly InsightItem[]]) =>
      [id, items.filter((item) => isFound(item, pattern))] as const;
    return Object.fromEntries(Object.entries(pieces.groups).map(inTab));
  }, [pieces, pattern]);
  // An address may ask for a search: until its answer has come once, nothing is shown in its place.
  const [answered, setAnswered] = useState(false);
  if (!answered && awake && (text === '' || pieces || failed)) setAnswered(true);
  return {
    pattern,
    found,
    looks: pieces?.looks ?? {},
    answered,
    failed: failed && text !== '' && !pieces,
    retry,
  };
}
