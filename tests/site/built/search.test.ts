import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../src/frame/search/site-search.ts';
import type { SearchPage } from '../../../src/model/search-documents.ts';
import { bytes, file, fromRoot, html, paths, proseOf, words } from '../../support/built-site.ts';
import { site, pages as standing } from '../../support/copy.ts';
import { listedPaths } from '../../support/page-kinds.ts';

const index = file('search-index.json');
const pages: SearchPage[] = JSON.parse(index ?? '[]').map((page: SearchPage) => ({
  ...page,
  path: fromRoot(page.path),
}));
const texts: string[] = JSON.parse(file('search-text.json') ?? '[]');

describe.skipIf(!index)('search', () => {
  it('knows every page of the sitemap, leads nowhere else, and weighs 150 kB at most', () => {
    const known = pages.map(({ path }) => path).filter((path) => !path.includes('#'));
    expect(known.sort()).toEqual([...listedPaths].sort());
    expect(texts).toHaveLength(pages.length);
    expect(bytes('/search-index.json') + bytes('/search-text.json')).toBeLessThanOrEqual(150_000);
  });

  it('has the text of an insight down to its last heading', () => {
    for (const [index, { path }] of pages.entries()) {
      const prose = paths.includes(path) ? proseOf(html(path)) : '';
      const last = words(/.*<h2\b[^>]*>(.*?)<\/h2>/s.exec(prose)?.[1] ?? '');
      expect(texts[index]?.includes(last), `${path}: ${last}`).toBe(true);
    }
  });
});

describe.skipIf(!site.demo)('search of the demo', () => {
  it('finds the table of prices for whoever asks for a price, and then the estimator', async () => {
    const search = await createSearch(pages, texts);
    expect(html('/services')).toContain(' id="costs"');
    for (const query of ['price', 'cost', 'how much', 'budget']) {
      const hits = search(query);
      expect(hits.slice(0, 2).map(({ path }) => path)).toEqual([
        '/services#costs',
        standing.estimator.path,
      ]);
      expect(hits[0]?.text || hits[0]?.description).toMatch(/\$\d/);
    }
  });

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
