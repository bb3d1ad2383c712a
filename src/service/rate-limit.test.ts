import { expect, onTestFinished, test, vi } from 'vitest';
import { type ServiceError, tooMany } from './errors.ts';
import { createGate, HOUR, MINUTE, rateLimiter } from './rate-limit.ts';
import { sha256 } from './store/ids.ts';

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
  now += HOUR;
  limiter.take('a');
  expect(limiter.size(), 'full buckets are forgotten').toBe(1);
});

test('a gate lets five of a network work at once, and none until a limit is over', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const gate = createGate(5);
  const work = vi.fn(async (wait: number) => {
    if (wait > 0) throw tooMany(wait);
  });
  const post = (wait = 0, network = 'a') =>
    gate(network, () => work(wait)).then(
      () => 'done',
      (error: ServiceError) => error.retryAfter,
    );
  const stored = await Promise.all([1, 2, 3, 4, 5, 6].map(() => post()));
  expect(stored).toEqual([...Array(5).fill('done'), 1]);
  await expect(gate('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await post(12)).toBe(12);
  clock.mockReturnValue(5_000);
  expect([await post(), await post(0, 'b')]).toEqual([7, 'done']);
  expect(work).toHaveBeenCalledTimes(7);
  clock.mockReturnValue(12_000);
  expect(await post()).toBe('done');
  await post(9, 'oldest');
  for (let index = 0; index < 10_000; index += 1) await post(9, `network ${index}`);
  expect([await post(0, 'oldest'), await post(0, 'network 9999')], 'memory is bounded').toEqual([
    'done',
    9,
  ]);
});

test('a gate keeps a one-way code of an address, for as long as it waits', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const set = vi.spyOn(Map.prototype, 'set');
  onTestFinished(() => void vi.restoreAllMocks());
  const gate = createGate(5);
  const post = (network: string) =>
    gate(network, () => Promise.reject(tooMany(9))).catch(() => undefined);
  await post('192.0.2.1');
  clock.mockReturnValue(9_000);
  await post('192.0.2.2');
  const maps = new Set(set.mock.contexts as Map<string, number>[]);
  const kept = [...maps].filter((map) => map.has(sha256('192.0.2.2')));
  expect(kept.map(({ size }) => size)).toEqual([1]);
});
