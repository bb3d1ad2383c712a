import { expect, it } from 'vitest';
import { createSearch } from '../../../../src/frame/search/site-search.ts';
import type { SearchPage } from '../../../../src/model/search-documents.ts';
import { file, html } from '../../../support/built-site.ts';
import { pages as standing } from '../../../support/copy.ts';

const pages: SearchPage[] = JSON.parse(file('search-index.json') ?? '[]');
const texts: string[] = JSON.parse(file('search-text.json') ?? '[]');

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
