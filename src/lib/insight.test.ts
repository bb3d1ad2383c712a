import { describe, expect, it } from 'vitest';
import { readingMinutes, titleSlug } from './insight.ts';

describe('titleSlug', () => {
  it('lowers the case and joins the words by hyphens', () => {
    expect(titleSlug('A Bakery Chain Moves to Headless')).toBe('a-bakery-chain-moves-to-headless');
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
