import { describe, expect, it } from 'vitest';
import { isFound, matchSnippet, searchPattern, shownBullets, splitMatches } from './search.ts';

const insight = {
  title: 'Offline Is a Feature',
  text: 'What 340 weather stations need.',
  topic: 'Offline first',
  sourceCategory: 'Mobile & Cross-Platform',
  bullets: [
    'Reading is caching.',
    'An outbox makes retries harmless.',
    'People’s work comes first.',
    'The lift has no reception (C++).',
  ],
};
const found = (query: string) => isFound(insight, searchPattern(query));

describe('isFound', () => {
  it.each([
    ['title', 'OFFLINE IS'],
    ['the text on its card', '340 weather'],
    ['category or focus', 'line FIRST'],
    ['source category', '& cross-plat'],
    ['a shown key insight', 'outbox'],
    ['a key insight beyond the third', 'reception'],
    ['a straight apostrophe for a curly one', "people's"],
    ['signs that patterns use', '(c++)'],
    ['spaces around', '  caching '],
    ['nothing', ''],
    ['only spaces', '   '],
  ])('finds by %s', (_, query) => {
    expect(found(query)).toBe(true);
  });

  it.each(['online', 'feature offline', '.*', 'caching. An'])('does not find %s', (query) => {
    expect(found(query)).toBe(false);
  });
});

describe('splitMatches', () => {
  it('marks every match and loses nothing', () => {
    const text = 'Tea, tea and İTEA’s';
    const parts = splitMatches(text, searchPattern('tea'));
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Tea', 'tea', 'TEA']);
    expect(parts.map(({ text }) => text).join('')).toBe(text);
  });

  it('gives the whole text where nothing is searched, and nothing for nothing', () => {
    expect(splitMatches('Tea', undefined)).toEqual([{ text: 'Tea', hit: false }]);
    expect(splitMatches('', searchPattern('tea'))).toEqual([]);
  });
});

describe('shownBullets', () => {
  it('shows three at most', () => {
    expect(shownBullets(insight, undefined)).toEqual(insight.bullets.slice(0, 3));
  });

  it('lets a match further down take the third place', () => {
    expect(shownBullets(insight, searchPattern('lift'))).toEqual([
      ...insight.bullets.slice(0, 2),
      insight.bullets[3],
    ]);
    expect(shownBullets(insight, searchPattern('is'))).toEqual(insight.bullets.slice(0, 3));
  });
});

it('a snippet names the bullet where nothing else explains the find', () => {
  expect(matchSnippet(insight, searchPattern('outbox'))).toBe(insight.bullets[1]);
  expect(matchSnippet(insight, searchPattern('offline'))).toBeUndefined();
  expect(matchSnippet(insight, undefined)).toBeUndefined();
});
