import { expect, it } from 'vitest';
import { html, paths, words } from '../../support/built-site.ts';

const found = (pattern: RegExp) =>
  paths.map((path) => ({ path, text: pattern.exec(html(path))?.[1] ?? '' }));
/** Pages whose text another page before them has: one line each. */
const repeated = (pages: { path: string; text: string }[]) =>
  pages
    .filter(({ text }, index) => pages.findIndex((page) => page.text === text) !== index)
    .map(({ path, text }) => `${path}: ${text}`);

it('every page has a title of its own, of 60 characters at most, and one first heading', () => {
  const titles = found(/<title>([^<]*)<\/title>/);
  expect(repeated(titles)).toEqual([]);
  expect(titles.filter(({ text }) => text === '' || words(text).length > 60)).toEqual([]);
  expect(paths.filter((path) => html(path).match(/<h1\b/g)?.length !== 1)).toEqual([]);
});

it('every page has a description of its own, neither too short nor too long for search engines', () => {
  const descriptions = found(/<meta name="description" content="([^"]*)"/);
  expect(repeated(descriptions)).toEqual([]);
  expect(descriptions.filter(({ text }) => text.length < 70 || text.length > 175)).toEqual([]);
});
