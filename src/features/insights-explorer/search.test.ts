import { describe, expect, it } from 'vitest';
import { isFound, searchPattern, shownBullets, splitMatches, telltale } from './search.ts';

const piece = {
  title: 'Offline Is a Feature',
  topic: 'Offline first',
  sourceCategory: 'Mobile & Cross-Platform',
  bullets: [
    'Reading is caching.',
    'An outbox makes retries harmless.',
    'People’s work comes first.',
  ],
  more: ['The lift has no reception (C++).'],
};
const found = (query: string) => isFound(piece, searchPattern(query));

describe('isFound', () => {
  it.each([
    ['title', 'OFFLINE IS'],
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
    expect(parts.filter(({ found }) => found).map(({ text }) => text)).toEqual([
      'Tea',
      'tea',
      'TEA',
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe(text);
  });

  it('gives the whole text where nothing is searched, and nothing for nothing', () => {
    expect(splitMatches('Tea', undefined)).toEqual([{ text: 'Tea', found: false }]);
    expect(splitMatches('', searchPattern('tea'))).toEqual([]);
  });
});

describe('shownBullets', () => {
  it('shows three at most', () => {
    expect(shownBullets({ ...piece, bullets: [...piece.bullets, 'A fourth'] }, undefined)).toEqual(
      piece.bullets,
    );
  });

  it('lets a match further down take the third place', () => {
    expect(shownBullets(piece, searchPattern('lift'))).toEqual([
      ...piece.bullets.slice(0, 2),
      piece.more[0],
    ]);
    expect(shownBullets(piece, searchPattern('is'))).toEqual(piece.bullets);
  });
});

describe('telltale', () => {
  it('names the bullet where nothing else explains the find', () => {
    expect(telltale(piece, searchPattern('outbox'))).toBe(piece.bullets[1]);
    expect(telltale(piece, searchPattern('offline'))).toBeUndefined();
    expect(telltale(piece, undefined)).toBeUndefined();
  });
});
