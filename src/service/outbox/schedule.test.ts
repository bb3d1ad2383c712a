import { expect, test } from 'vitest';
import { HOUR } from '../../../tests/service/setup.ts';
import { nextWait } from './schedule.ts';

test('retries go on for 72 h and more, by mail and by webhook, then no more', () => {
  const total = (random: number) => {
    let sum = 0;
    for (let attempts = 1; ; attempts += 1) {
      const wait = nextWait(attempts, () => random);
      if (wait === null) return sum / HOUR;
      sum += wait;
    }
  };
  expect(total(0)).toBeGreaterThan(72);
  expect(total(1)).toBeLessThan(96);
  expect(nextWait(1, () => 0)).toBe(5000);
});
