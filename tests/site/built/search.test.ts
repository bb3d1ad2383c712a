import { describe, expect, it } from 'vitest';
import { insightKinds } from '../../../src/content/insight-kinds.ts';
import { createSearch } from '../../../src/frame/search/site-search.ts';
import type { SearchPage } from '../../../src/model/search-documents.ts';
import { bytes, file, fromRoot, paths } from '../../support/built-site.ts';
import { describeDemo } from '../../support/describe-demo.ts';
import { pagesBelow } from '../../support/page-kinds.ts';

const index = file('search-index.json');
const pages: SearchPage[] = JSON.parse(index ?? '[]').map((page: SearchPage) => ({
  ...page,
  path: fromRoot(page.path),
}));
const texts: string[] = JSON.parse(file('search-text.json') ?? '[]');

describe.skipIf(!index)('search', () => {
  it('knows every page of the sitemap, leads nowhere else, and weighs 150 kB at most', () => {
    const known = pages.map(({ path }) => path).filter((path) => !path.includes('#'));
    expect(known.sort()).toEqual([...paths].sort());
    expect(texts).toHaveLength(pages.length);
    expect(bytes('/search-index.json') + bytes('/search-text.json')).toBeLessThanOrEqual(150_000);
  });

  const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`));
  it.skipIf(insights.length === 0)(
    'a word that stands deep in one insight alone finds it first or second',
    async () => {
      const search = await createSearch(pages, texts);
      const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{6,}/g));
      const occurrences = Map.groupBy(
        texts.flatMap((text) => [...wordsOf(text)]),
        (word) => word,
      );
      /** The last such word of each insight. */
      const deep = pages.flatMap(({ path }, place) => {
        const text = texts[place] ?? '';
        const alone = [...wordsOf(text.slice(text.length * 0.6))].filter(
          (word) => occurrences.get(word)?.length === 1,
        );
        return insights.includes(path) ? alone.slice(-1).map((word) => ({ word, path })) : [];
      });
      expect(deep.length).toBeGreaterThan(0);
      const found = (word: string) => search(word).slice(0, 2);
      expect(
        deep.filter(({ word, path }) => !found(word).some((hit) => hit.path === path)),
      ).toEqual([]);
    },
  );
});

describeDemo('search of the demo', () => {
  it('finds a service, an industry or a page of the menu first by its own name', async () => {
    const search = await createSearch(pages, texts);
    const own = pages.filter(({ path }) => /^\/(?:services|industries)\/|^\/\w+$/.test(path));
    expect(own.length).toBeGreaterThanOrEqual(24 + 6);
    const wrong = own.flatMap(({ path, title }) =>
      [title, path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')]
        .filter((query) => search(query)[0]?.path !== path)
        .map((query) => `${query}: ${search(query)[0]?.path} instead of ${path}`),
    );
    expect(wrong).toEqual([]);
  });
});
