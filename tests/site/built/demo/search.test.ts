import { expect, it } from 'vitest';
import { factsOf } from '../../../../src/content/language-facts.ts';
import { createSearch } from '../../../../src/frame/search/site-search.ts';
import type { SearchPage } from '../../../../src/model/search-documents.ts';
import { html, json } from '../../../support/built-site.ts';
import { pages as standing } from '../../../support/copy.ts';

const pages: SearchPage[] = json('search-index.json');
const texts: string[] = json('search-text.json');
const { words, stopWords } = factsOf('en');
const search = await createSearch(pages, texts, new Set(`${words} ${stopWords}`.split(' ')));

it('finds the table of prices for whoever asks for a price, and then the estimator', async () => {
  expect(html('/services')).toContain(' id="costs"');
  for (const query of ['price', 'cost', 'how much', 'How much does a website cost?']) {
    const hits = search(query);
    expect(hits.slice(0, 2).map(({ path }) => path)).toEqual([
      '/services#costs',
      standing.estimator.path,
    ]);
    expect(hits[0]?.text || hits[0]?.description).toMatch(/\$\d/);
  }
});

it.each([
  ['phone number', standing.contact.path],
  ['What is your address?', standing.contact.path],
  ['team', standing.about.path],
  ['webshop', '/services/ecommerce-web'],
  ['nextjs', '/services/headless-cms'],
])('finds for "%s" first %s', (query, path) => {
  expect(search(query)[0]?.path).toBe(path);
});

it('finds a service, an industry or a page of the menu first by its own name', async () => {
  const own = pages.filter(({ path }) => /^\/(?:services|industries)\/|^\/\w+$/.test(path));
  expect(own.length).toBeGreaterThanOrEqual(24 + 6);
  const wrong = own.flatMap(({ path, title }) =>
    [title, path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')]
      .filter((query) => search(query)[0]?.path !== path)
      .map((query) => `${query}: ${search(query)[0]?.path} instead of ${path}`),
  );
  expect(wrong).toEqual([]);
});
