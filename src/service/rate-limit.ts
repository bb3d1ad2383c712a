/** How many may come at once; as many come back over `perMs`. */
type Window = readonly [max: number, perMs: number];

interface Bucket {
  /** What is left in each window. */
  left: number[];
  at: number;
}

const MAX_KEYS = 10_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface RateLimiter {
  /** Counts one and returns 0, or returns the seconds to wait (for Retry-After) and counts nothing. */
  take: (key: string) => number;
  /** Returns to a key what `take` counted, when nothing came of it. */
  release: (key: string) => void;
  /** How many keys are kept. */
  size: () => number;
}

/**
 * Creates a rate limiter with a token bucket for each key, refilled evenly. The table is bounded: the key not seen for
 * longest is removed first.
 * @param now the clock, in ms
 */
export function rateLimiter(now: () => number, ...windows: Window[]): RateLimiter {
  const buckets = new Map<string, Bucket>();

  function refilled(key: string): Bucket {
    const at = now();
    const old = buckets.get(key);
    const passed = old ? Math.max(0, at - old.at) : 0;
    const left = windows.map(([max, perMs], index) =>
      Math.min(max, (old?.left[index] ?? max) + (passed * max) / perMs),
    );
    return { left, at };
  }

  function keep(key: string, bucket: Bucket, cost: number) {
    buckets.delete(key);
    buckets.set(key, { ...bucket, left: bucket.left.map((tokens) => tokens - cost) });
    if (buckets.size > MAX_KEYS) {
      const oldest = buckets.keys().next().value;
      if (oldest !== undefined) buckets.delete(oldest);
    }
  }

  function take(key: string): number {
    const bucket = refilled(key);
    const waits = windows.map(([max, perMs], index) => {
      const missing = 1 - (bucket.left[index] ?? 0);
      return missing > 0 ? (missing * perMs) / max / 1000 : 0;
    });
    const wait = Math.max(...waits);
    keep(key, bucket, wait > 0 ? 0 : 1);
    return wait > 0 ? Math.max(1, Math.ceil(wait)) : 0;
  }

  const release = (key: string) => keep(key, refilled(key), -1);

  return { take, release, size: () => buckets.size };
}
