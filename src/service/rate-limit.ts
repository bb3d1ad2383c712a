import { type ServiceError, tooMany } from './errors.ts';
import { sha256 } from './store/ids.ts';

/** Size of a token bucket, and the time in which it refills. */
export type Window = readonly [max: number, perMs: number];

export interface Bucket {
  /** Tokens left in each window. */
  left: number[];
  at: number;
}

const MAX_KEYS = 10_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Takes a token from a bucket that refills evenly. If a window has none, it takes nothing and returns the `wait` in seconds. */
export function spend(old: Bucket | undefined, windows: readonly Window[], at: number) {
  const passed = old ? Math.max(0, at - old.at) : 0;
  const left = windows.map(([max, perMs], index) =>
    Math.min(max, (old?.left[index] ?? max) + (passed * max) / perMs),
  );
  const waits = windows.map(([max, perMs], index) => {
    const missing = 1 - (left[index] ?? 0);
    return missing > 0 ? (missing * perMs) / max / 1000 : 0;
  });
  const wait = Math.ceil(Math.max(...waits));
  return { wait, bucket: { at, left: wait > 0 ? left : left.map((tokens) => tokens - 1) } };
}

/** Sets a value. Removes the values set longest ago if they are over, or above 10,000 keys. */
function setNewest<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  isOver: (value: Value) => boolean,
) {
  map.delete(key);
  map.set(key, value);
  for (const [oldest, held] of map) {
    if (map.size <= MAX_KEYS && !isOver(held)) return;
    map.delete(oldest);
  }
}

/** Limits calls by key, in memory. It forgets full buckets and, above 10,000 keys, the one not seen for longest. */
export function rateLimiter(now: () => number, ...windows: Window[]) {
  const buckets = new Map<string, Bucket>();
  const longest = Math.max(...windows.map(([, perMs]) => perMs));
  return {
    /** Counts one and returns 0, or returns the seconds to wait (for Retry-After) and counts nothing. */
    take(key: string): number {
      const { wait, bucket } = spend(buckets.get(key), windows, now());
      setNewest(buckets, key, bucket, ({ at }) => now() - at >= longest);
      return wait;
    },
    size: () => buckets.size,
  };
}

/**
 * Keeps one network's flood from the store: at most `atOnce` of its posts are processed at the same time, and none while
 * the store would refuse them. Its memory holds a hash of the network.
 */
export function createGate(atOnce: number) {
  const waits = new Map<string, number>();
  const counts = new Map<string, number>();

  /** @throws {ServiceError} 429 */
  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    const key = sha256(network);
    const wait = Math.ceil(((waits.get(key) ?? 0) - performance.now()) / 1000);
    if (wait > 0) throw tooMany(wait);
    waits.delete(key);
    const count = counts.get(key) ?? 0;
    if (count >= atOnce) throw tooMany(1);
    counts.set(key, count + 1);
    try {
      return await work();
    } catch (error) {
      const { code, retryAfter = 0 } = error as ServiceError;
      const now = performance.now();
      if (code === 'too_many')
        setNewest(waits, key, now + retryAfter * 1000, (until) => until <= now);
      throw error;
    } finally {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  };
}
