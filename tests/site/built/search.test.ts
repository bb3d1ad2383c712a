import { beforeEach, describe, expect, it } from 'vitest';
import { features } from '../../../src/content/features.ts';
import type { SearchPage } from '../../../src/model/search-documents.ts';
import { bytes, fromRoot, html, json, paths, proseOf, words } from '../../support/built-site.ts';
import { listedPaths } from '../../support/page-kinds.ts';

const pages: SearchPage[] = (features.search ? json('search-index.json') : []).map(
  (page: SearchPage) => ({ ...page, path: fromRoot(page.path) }),
);
const texts: string[] = features.search ? json('search-text.json') : [];

describe('search', () => {
  beforeEach(({ skip }) => skip(!features.search, 'This site has no search of its own.'));
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
