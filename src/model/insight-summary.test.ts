import { expect, it } from 'vitest';
import { readingMinutes } from './insight-summary.ts';

it.each([
  ['a word', 1],
  ['word '.repeat(660), 3],
  ['word — '.repeat(220), 1],
])('a text is read in whole minutes: %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
