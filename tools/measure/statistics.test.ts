import { expect, it } from 'vitest';
import { median, medians } from './statistics.ts';

it.each([
  [[7], 7],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])('gives the middle of %j: %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('leaves the values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

it('gives the median of each field by itself', () => {
  expect(
    medians([
      { first: 900, shift: 0 },
      { first: 700, shift: 0.2 },
      { first: 800, shift: 0.1 },
    ]),
  ).toEqual({ first: 800, shift: 0.1 });
});
