import { describe, expect, it } from 'vitest';
import type { Insight } from '../content/schema/insight.ts';
import { insightSlug, readingMinutes, refuseSharedPaths, titleSlug } from './insight.ts';

describe('titleSlug', () => {
  it('lowers the case and joins the words by hyphens', () => {
    expect(titleSlug('A Bakery Chain Moves to Headless')).toBe('a-bakery-chain-moves-to-headless');
  });
  it('leaves out what no address may hold', () => {
    expect(titleSlug('Café – What Changed?')).toBe('cafe-what-changed');
  });
});

describe('insightSlug', () => {
  const insight = (facts: Partial<Insight>) => facts as Insight;
  const post = insight({ type: 'blog', title: 'A Title' });
  const study = insight({ type: 'case-study', title: 'A Title' });

  it.each([
    ['its slug before all', { ...post, url: '/blog/from-url', slug: 'own' }, 'own'],
    ['its url', { ...post, url: '/blog/from-url' }, 'from-url'],
    ['the name of its file', post, 'from-file'],
    ['the title of a case study', study, 'a-title'],
    ['the slug of a case study', { ...study, slug: 'own' }, 'own'],
  ])('is %s', (_, piece, expected) => {
    expect(insightSlug(insight(piece), 'from-file')).toBe(expected);
  });

  it.each([
    [post, 'What changed?'],
    [insight({ type: 'case-study', title: 'Søk' }), 'sok'],
  ])('refuses what can not stand in an address', (piece, fileName) => {
    expect(() => insightSlug(piece, fileName)).toThrow(/^slug: the address would end in "/);
  });
});

describe('refuseSharedPaths', () => {
  it('names both files that have one address', () => {
    const pieces = ['a', 'b', 'a'].map((path, index) => ({
      path: `/${path}`,
      file: `${index}.md`,
    }));
    expect(() => refuseSharedPaths(pieces)).toThrow('0.md and 2.md have the same address /a');
    expect(() => refuseSharedPaths(pieces.slice(1))).not.toThrow();
  });
});

describe('readingMinutes', () => {
  it.each([
    ['a word', 1],
    ['word '.repeat(660), 3],
    ['word — '.repeat(220), 1],
  ])('%#', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });
});
