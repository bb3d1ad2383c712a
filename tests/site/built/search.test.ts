import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { insightKinds } from '../../../src/content/insight-kinds.ts';
import { createSearch } from '../../../src/frame/search/site-search.ts';
import type { SearchPage } from '../../../src/model/search-documents.ts';
import { bytes, fromRoot, paths } from '../../support/built-site.ts';
import { pagesBelow } from '../../support/page-kinds.ts';

const DIST = new URL('../../../dist/client/', import.meta.url);
const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`));

describe.skipIf(!features.search)('search', () => {
  const built = (file: string) =>
    features.search ? JSON.parse(readFileSync(new URL(file, DIST), 'utf8')) : [];
  const pages: SearchPage[] = built('search-index.json').map((page: SearchPage) => ({
    ...page,
    path: fromRoot(page.path),
  }));
  const texts: string[] = built('search-text.json');
  const wordsOf = (text: string) =>
    [...text.toLowerCase().matchAll(/[a-z]{6,}/g)].map(([word]) => word);

  it('keeps its index below 150 kB', () => {
    expect(bytes('/search-index.json') + bytes('/search-text.json')).toBeLessThanOrEqual(150_000);
  });

  it('knows every page of the sitemap and leads nowhere else', () => {
    expect(
      pages
        .map(({ path }) => path)
        .filter((path) => !path.includes('#'))
        .sort(),
    ).toEqual([...paths].sort());
    expect(texts).toHaveLength(pages.length);
  });

  it.skipIf(insights.length === 0)(
    'a word that stands deep in one insight alone finds it first or second',
    async () => {
      const search = await createSearch(pages, texts);
      const occurrences = new Map<string, number>();
      for (const text of texts)
        for (const word of new Set(wordsOf(text)))
          occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
      const lost: string[] = [];
      let tried = 0;
      for (const [index, { path }] of pages.entries()) {
        if (!insights.includes(path)) continue;
        const text = texts[index] ?? '';
        const deep = wordsOf(text.slice(text.length * 0.6)).filter(
          (word) => occurrences.get(word) === 1,
        );
        tried += deep.length;
        for (const word of new Set(deep)) {
          if (
            !search(word)
              .slice(0, 2)
              .some((hit) => hit.path === path)
          )
            lost.push(`${word} → ${path}`);
        }
      }
      expect(tried).toBeGreaterThan(0);
      expect(lost).toEqual([]);
    },
  );
});
