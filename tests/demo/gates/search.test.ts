import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSearch } from '../../../src/frame/search/site-search.ts';
import type { SearchPage } from '../../../src/model/search-documents.ts';
import { describeDemo } from '../describe-demo.ts';

const dist = new URL('../../../dist/client/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, dist), 'utf8'));

describeDemo('search', () => {
  it('a visitor who asks for a price finds the price list, and then the estimator', async () => {
    const search = await createSearch(read('search-index.json'), read('search-text.json'));
    const page = readFileSync(new URL('services.html', dist), 'utf8');
    const bands = ['costs', 'estimate'];
    for (const id of bands) expect(page).toContain(` id="${id}"`);
    for (const query of ['price', 'cost', 'how much', 'budget']) {
      const hits = search(query);
      expect(hits.slice(0, 2).map(({ path }) => path)).toEqual(
        bands.map((id) => `/services#${id}`),
      );
      expect(hits[0]?.text || hits[0]?.description).toMatch(/\$\d/);
    }
  });

  it('search finds a service, an industry or a page of the menu first by its own name', async () => {
    const pages: SearchPage[] = read('search-index.json');
    const search = await createSearch(pages, read('search-text.json'));
    const own = pages.filter(({ path }) => /^\/(?:services|industries)\/|^\/\w+$/.test(path));
    expect(own.length).toBeGreaterThanOrEqual(24 + 6);
    const wrong = own
      .flatMap(({ path, title }) => [
        [title, path],
        [path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '), path],
      ])
      .filter(([query = '', path]) => search(query)[0]?.path !== path)
      .map(([query = '', path]) => `${query}: ${search(query)[0]?.path} instead of ${path}`);
    expect(wrong).toEqual([]);
  });
});
