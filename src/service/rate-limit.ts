/** How many may come at once; as many come back over `perMs`. */
export type Window = readonly [max: number, perMs: number];

export interface Bucket {
  /** What may still come in each window. */
  left: number[];
  at: number;
}

/** Counts what comes by key. The methods wait where all instances count together. */
export interface Limiter {
  /** Counts one and returns 0, or returns the seconds to wait (for Retry-After) and counts nothing. */
  take: (key: string) => number | Promise<number>;
  /** Gives back what `take` counted, when nothing came of it. */
  release: (key: string) => void | Promise<void>;
}
/** Makes a limiter; `name` tells it apart from others whose keys are the same. */
export type MakeLimiter = (name: string, ...windows: Window[]) => Limiter;

const MAX_KEYS = 10_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Takes `cost` out of a bucket that is refilled evenly. Where less is left, it stays as it is, and `wait` says how many seconds to wait. */
export function spend(old: Bucket | undefined, windows: readonly Window[], at: number, cost = 1) {
  const passed = old ? Math.max(0, at - old.at) : 0;
  const left = windows.map(([max, perMs], index) =>
    Math.min(max, (old?.left[index] ?? max) + (passed * max) / perMs),
  );
  const waits = windows.map(([max, perMs], index) => {
    const missing = cost - (left[index] ?? 0);
    return missing > 0 ? (missing * perMs) / max / 1000 : 0;
  });
  const wait = Math.ceil(Math.max(...waits));
  return { wait, bucket: { at, left: wait > 0 ? left : left.map((tokens) => tokens - cost) } };
}

/** A limiter in memory. Of more than 10,000 keys the one not seen for longest is removed. */
export function rateLimiter(now: () => number, ...windows: Window[]) {
  const buckets = new Map<string, Bucket>();

  function take(key: string, cost = 1): number {
    const { wait, bucket } = spend(buckets.get(key), windows, now(), cost);
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MAX_KEYS) {
      const oldest = buckets.keys().next().value;
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return wait;
  }

  return {
    take: (key: string) => take(key),
    release: (key: string) => void take(key, -1),
    size: () => buckets.size,
  };
}
