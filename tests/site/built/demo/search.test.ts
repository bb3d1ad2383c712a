import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSearch } from '../../../../src/frame/search/site-search.ts';
import type { SearchPage } from '../../../../src/model/search-documents.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

describeDemo('search', () => {
  it('search finds a service, an industry or a page of the menu first by its own name', async () => {
    const dist = new URL('../../../../dist/client/', import.meta.url);
    const read = (file: string) => JSON.parse(readFileSync(new URL(file, dist), 'utf8'));
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
