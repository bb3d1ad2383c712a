import MiniSearch from 'minisearch';

/** One page as the search knows it. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  /** What kind of page it is: a key of the words in content/pages/search.ts. */
  kind: string;
}

export interface SearchHit extends SearchPage {
  /** Full text where the page has one in the index, else ''. */
  text: string;
  /** The index's own words that matched, to be marked. */
  terms: string[];
}

/** Where the two halves of the index stand: what pages are called (small), and their full texts in the same order. */
export const searchFiles = { pages: '/search-index.json', texts: '/search-text.json' } as const;

/** Lower case without accents, so that "creme" finds "crème". */
const fold = (term: string) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How long an index build may hold the main thread in one go, counted in pages. */
const CHUNK = 4;

/**
 * Builds the search over the given pages.
 * @param texts full texts in the order of `pages`; without them titles and descriptions are searched
 * @returns a function that takes what somebody typed and gives the hits, best first: pages with every word, or where
 *   there are none, pages with any
 */
export async function createSearch(pages: readonly SearchPage[], texts: readonly string[] = []) {
  const index = new MiniSearch<SearchPage & { id: number; text: string }>({
    fields: ['title', 'description', 'path', 'text'],
    processTerm: fold,
    searchOptions: {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, description: 2, path: 2 },
      // A word as it was typed comes before its neighbours: titles are short and would win by a mere resemblance.
      weights: { prefix: 0.3, fuzzy: 0.05 },
    },
  });
  await index.addAllAsync(
    pages.map((page, id) => ({ ...page, id, text: texts[id] ?? '' })),
    { chunkSize: CHUNK },
  );
  return (query: string): SearchHit[] => {
    const all = index.search(query, { combineWith: 'AND' });
    const hits = all.length > 0 ? all : index.search(query);
    return hits.flatMap(({ id, terms }) => {
      const page = pages[id];
      return page ? [{ ...page, text: texts[id] ?? '', terms }] : [];
    });
  };
}

export type Search = Awaited<ReturnType<typeof createSearch>>;
