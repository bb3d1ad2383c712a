import MiniSearch, { type SearchOptions } from 'minisearch';
import { localFile } from '../../lib/base-path.ts';
import { searchTerm, wordsIn } from '../../lib/words.ts';
import type { SearchPage } from '../../model/search-documents.ts';

export interface SearchHit extends SearchPage {
  text: string;
  /** Words of the index that matched, to be marked. */
  terms: string[];
  /** Words of the query that matched. */
  words: string[];
}

const STOP_WORDS = new Set<string>(
  import.meta.env?.STOP_WORDS?.[document.documentElement.lang]?.split(' '),
);

/** Returns the address of half of the index: the names of pages (small), or their full texts in the same order. */
export const searchFile = (half: 'index' | 'text') => localFile(`/search-${half}.json`);

const tokenize = (text: string) => Array.from(wordsIn(text), ({ word }) => word);
/** Normalises a text to the words that are compared, with spaces around each. */
const asTerms = (text: string) => ` ${tokenize(text).map(searchTerm).join(' ')} `;

/** Documents indexed before the main thread is released: full texts, or titles alone. */
const CHUNKS = { texts: 2, titles: 80 };

/**
 * Builds the search index of the given pages.
 * @param texts full texts in the order of `pages`; without them titles and descriptions are searched
 * @param stopWords ignored in a query that has other words
 * @returns a function that returns hits, best first: pages with every word but stop words, or if there are none, pages with any word.
 * First are those with one of their `keywords` in the query (their description says more than an excerpt of their text),
 * then those with the query as their title.
 */
export async function createSearch(
  pages: readonly SearchPage[],
  texts: readonly string[] = [],
  stopWords: ReadonlySet<string> = STOP_WORDS,
) {
  const index = new MiniSearch({
    fields: ['title', 'description', 'path', 'slug', 'keywords', 'text'],
    tokenize,
    processTerm: searchTerm,
    searchOptions: {
      // Pages that write "Next js" contain only the parts of "Next.js".
      tokenize: (query) => tokenize(query.replace(/[.-]/g, ' ')),
      processTerm: (word) => (stopWords.has(word.toLowerCase()) ? null : searchTerm(word)),
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 6, description: 2, path: 2, slug: 8 },
      // Exact words rank above similar ones: titles are short and would win by a mere resemblance.
      weights: { prefix: 0.3, fuzzy: 0.05 },
    },
  });
  const documents = pages.map((page, id) => {
    const path = page.path.replaceAll('-', ' ');
    // The page's shortest name: "branding" finds /services/branding before /services/web3-branding.
    const slug = path.slice(path.lastIndexOf('/') + 1);
    return { ...page, id, path, slug, text: texts[id] ?? '' };
  });
  const long = documents.filter(({ text }) => text !== '');
  const short = documents.filter(({ text }) => text === '');
  await index.addAllAsync(long, { chunkSize: CHUNKS.texts });
  await index.addAllAsync(short, { chunkSize: CHUNKS.titles });
  return (query: string): SearchHit[] => {
    const find = (options: SearchOptions) => {
      const hits = index.search(query, options);
      return hits.length > 0 ? hits : undefined;
    };
    const asked = asTerms(query);
    const hits =
      find({ combineWith: 'AND' }) ??
      find({ combineWith: 'OR' }) ??
      find({ combineWith: 'AND', processTerm: searchTerm });
    return (hits ?? [])
      .map(({ id, terms, queryTerms: words }) => {
        const page = pages[id] as SearchPage;
        const { title, keywords = '' } = page;
        const isMeant = keywords.split(',').some((some) => asked.includes(asTerms(some)));
        const rank = isMeant ? 2 : Number(asTerms(title) === asked);
        const text = isMeant ? '' : (texts[id] ?? '');
        return { id, isMeant, rank, hit: { ...page, terms, words, text } };
      })
      .sort((a, b) => b.rank - a.rank || (a.isMeant ? a.id - b.id : 0))
      .map(({ hit }) => hit);
  };
}
