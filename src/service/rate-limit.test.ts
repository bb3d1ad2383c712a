import { expect, test } from 'vitest';
import { HOUR, MINUTE, rateLimiter } from './rate-limit.ts';

test('the sixth of six posts a minute waits, and the number of keys stays bounded', () => {
  let now = 0;
  const limiter = rateLimiter(() => now, [5, MINUTE], [30, HOUR]);
  expect([1, 2, 3, 4, 5].map(() => limiter.take('a'))).toEqual([0, 0, 0, 0, 0]);
  expect(limiter.take('a')).toBe(12);
  expect(limiter.take('b')).toBe(0);
  now += 12_000;
  expect(limiter.take('a')).toBe(0);
  for (let round = 0; round < 40; round += 1) {
    now += 15_000;
    limiter.take('a');
  }
  expect(limiter.take('a')).toBeGreaterThan(60);
  for (let index = 0; index < 20_000; index += 1) limiter.take(`key ${index}`);
  expect(limiter.size()).toBe(10_000);
});

test('what is released can be taken again, and never more than the maximum', () => {
  const limiter = rateLimiter(() => 0, [1, MINUTE]);
  expect(limiter.take('a')).toBe(0);
  limiter.release('a');
  limiter.release('a');
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(60);
});
