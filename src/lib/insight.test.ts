import { describe, expect, it } from 'vitest';
import { readingMinutes, titleSlug } from './insight.ts';

describe('titleSlug', () => {
  it('lowers the case and joins the words by hyphens', () => {
    expect(titleSlug('A Bakery Chain Moves to Headless')).toBe('a-bakery-chain-moves-to-headless');
  });

  it.each([
    ['We moved. What changed?', 'we-moved-what-changed'],
    ['Crème – and a café', 'creme-and-a-cafe'],
    ['???', ''],
  ])('leaves out what an address cannot carry: %s', (title, slug) => {
    expect(titleSlug(title)).toBe(slug);
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
