import { useEffect, useReducer, useState } from 'react';
import { loadJson, queryClient } from '../../lib/query-client.ts';
import type { InsightPieces } from './insights-explorer.tsx';

/** Five minutes fresh and tried four times, as everything islands fetch. */
const fetchPieces = (source: string) =>
  queryClient.query({
    queryKey: [source],
    queryFn: ({ signal }) => loadJson<InsightPieces>(source, signal),
  });

/**
 * The pieces as data, which only a search and the list need: the page has them as cards.
 * @param source address of their file
 * @param wanted true once somebody needs them or is about to
 * @returns the pieces once they are there, or that they did not come, and how to try again
 */
export function usePieces(source: string, wanted: boolean) {
  const [pieces, setPieces] = useState<InsightPieces>();
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    setFailed(false);
    fetchPieces(source).then(
      (answer) => mounted && setPieces(answer),
      () => mounted && setFailed(true),
    );
    return () => {
      mounted = false;
    };
  }, [source, wanted, attempt]);
  return { pieces, failed, retry };
}
