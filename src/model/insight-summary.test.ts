import { describe, expect, it } from 'vitest';
import { readingMinutes } from './insight-summary.ts';

describe('readingMinutes', () => {
  it.each([
    ['a word', 1],
    ['word '.repeat(660), 3],
    ['word — '.repeat(220), 1],
  ])('%#', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });
});
