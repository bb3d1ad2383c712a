import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchPage } from '../../../src/model/search-documents.ts';
import { bytes, file, fromRoot, html, paths, proseOf, words } from '../../support/built-site.ts';
import { listedPaths } from '../../support/page-kinds.ts';

const index = file('search-index.json');
const pages: SearchPage[] = JSON.parse(index ?? '[]').map((page: SearchPage) => ({
  ...page,
  path: fromRoot(page.path),
}));
const texts: string[] = JSON.parse(file('search-text.json') ?? '[]');

describe('search', () => {
  beforeEach(({ skip }) => skip(!index, 'This site has no search of its own.'));
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
