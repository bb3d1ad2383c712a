import { useQuery } from '@tanstack/react-query';
import { createSearch, type SearchPage, searchFiles } from '../../lib/site-search.ts';

/** Fetches a JSON file of our own build. @throws where the answer is not a success */
async function load<T>(file: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`${file}: ${answer.status} ${answer.statusText}`);
  return answer.json();
}

/** The search over all pages, once its index has arrived; TanStack Query's state until then. */
export const useSiteSearch = () =>
  useQuery({
    queryKey: ['site-search'],
    queryFn: async ({ signal }) => {
      const [pages, texts] = await Promise.all([
        load<SearchPage[]>(searchFiles.pages, signal),
        load<string[]>(searchFiles.texts, signal),
      ]);
      return createSearch(pages, texts);
    },
    // A function cannot be compared structurally, and never needs to be.
    structuralSharing: false,
  });
