/** How many may come at once; as many come back over `perMs`. */
type Window = readonly [max: number, perMs: number];

interface Bucket {
  /** What may still come in each window. */
  left: number[];
  at: number;
}

const MAX_KEYS = 10_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Creates a token bucket for each key, refilled evenly. Of more than 10,000 keys the one not seen for longest is removed. */
export function rateLimiter(now: () => number, ...windows: Window[]) {
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

  /** Counts one and returns 0, or returns the seconds to wait (for Retry-After) and counts nothing. */
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

  /** Gives back what `take` counted, when nothing came of it. */
  const release = (key: string) => keep(key, refilled(key), -1);

  return { take, release, size: () => buckets.size };
}
