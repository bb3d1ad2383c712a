import { expect, it } from 'vitest';
import { growth } from './growth.ts';

const point = (articles: number, seconds: number) => ({ articles, seconds });

it('is 1 on a straight line, wherever it begins', () => {
  expect(growth([point(1000, 20), point(3000, 30), point(10_000, 65)])).toBeCloseTo(1);
});

it('says how much dearer the last articles are', () => {
  expect(growth([point(1000, 20), point(3000, 30), point(10_000, 100)])).toBeCloseTo(2);
});

it('says nothing about fewer than three builds', () => {
  expect(growth([point(1000, 20), point(3000, 30)])).toBeUndefined();
});
