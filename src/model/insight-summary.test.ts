import { expect, it } from 'vitest';
import { readingMinutes } from './insight-summary.ts';

it.each([
  ['a word', 1],
  ['word '.repeat(660), 3],
  ['word — '.repeat(220), 1],
  ['我们设计网站。'.repeat(220), 3],
])('a text is read in whole minutes: %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
