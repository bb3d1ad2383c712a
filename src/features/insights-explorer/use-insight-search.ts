import { useMemo, useState } from 'react';
import { useLater } from '../use-later.ts';
import type { InsightItem } from './insights-explorer.tsx';
import { PERIOD } from './rhythm.ts';
import { isFound, searchPattern } from './search.ts';
import { usePieces } from './use-pieces.ts';

interface Wish {
  /** What is searched for; '' for nothing. */
  text: string;
  /** The list is open: its bullets are no part of the page. */
  list: boolean;
  /** True once the two are what the address says. */
  awake: boolean;
  /** Somebody is about to search or to open the list. */
  near: boolean;
}

/** ms without a letter until the cards follow: nobody reads them between two. */
const PAUSE = 160;

/**
 * Searches the pieces. Each letter shows at once; the cards follow when the writing pauses, first those that can be seen.
 * @param source address of the pieces as data
 * @returns what is found in each tab, by its id, or undefined where the page's own cards will do or the pieces are still
 * to come; `reach`, how many of them to draw
 */
export function useInsightSearch(source: string, { text, list, awake, near }: Wish) {
  const { pieces, failed, retry } = usePieces(source, near || text !== '' || list);
  // An address may ask for a search or the list: until the answer has come once, nothing is shown in its place.
  const [answered, setAnswered] = useState(false);
  const nothing = text.trim() === '' && !list;
  const asked = useLater(text, answered && !nothing ? PAUSE : 0);
  const listed = useLater(list);
  const pattern = useMemo(() => searchPattern(asked), [asked]);
  const found = useMemo(() => {
    if (!pieces || !(pattern || listed)) return undefined;
    const inTab = ([id, items]: [string, readonly InsightItem[]]) =>
      [id, items.filter((item) => isFound(item, pattern))] as const;
    return Object.fromEntries(Object.entries(pieces.groups).map(inTab));
  }, [pieces, pattern, listed]);
  // At first as many as fill their rows, which is more than a screen.
  const reach = useLater(found ? Number.POSITIVE_INFINITY : PERIOD, 0, PERIOD);
  const drawn = found !== undefined && asked === text && listed === list;
  if (!answered && awake && (nothing || drawn || failed)) setAnswered(true);
  return {
    pattern,
    found,
    reach,
    looks: pieces?.looks ?? {},
    answered,
    failed: failed && text !== '' && !pieces,
    retry,
  };
}
