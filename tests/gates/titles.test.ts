import { expect, it } from 'vitest';
import { html, paths } from './built-site.ts';

const found = (pattern: RegExp) =>
  paths.map((path) => ({ path, text: pattern.exec(html(path))?.[1] ?? '' }));
/** Pages whose text another page before them has: one line each. */
const repeated = (pages: { path: string; text: string }[]) =>
  pages
    .filter(({ text }, index) => pages.findIndex((page) => page.text === text) !== index)
    .map(({ path, text }) => `${path}: ${text}`);

it('no two pages share a title', () => {
  expect(repeated(found(/<title>([^<]*)<\/title>/))).toEqual([]);
});

it('every page has a description of its own, neither too short nor too long for search engines', () => {
  const descriptions = found(/<meta name="description" content="([^"]*)"/);
  expect(repeated(descriptions)).toEqual([]);
  expect(descriptions.filter(({ text }) => text.length < 70 || text.length > 175)).toEqual([]);
});
