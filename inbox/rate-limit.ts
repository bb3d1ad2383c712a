interface Bucket {
  minute: number;
  hour: number;
  at: number;
}

export interface RateLimits {
  perMinute: number;
  perHour: number;
}

const MOST_KEYS = 10_000;

/**
 * Takes limits and a clock in ms, gives a token bucket per key: a burst of `perMinute`, refilled
 * evenly. The table is bounded; the key not seen for longest goes first.
 */
export function rateLimiter(limits: RateLimits, now: () => number) {
  const buckets = new Map<string, Bucket>();

  /** Gives 0 when the post may go on, else the seconds to wait (for Retry-After). */
  function take(key: string): number {
    const at = now();
    const old = buckets.get(key) ?? { minute: limits.perMinute, hour: limits.perHour, at };
    const passed = Math.max(0, at - old.at);
    const minute = Math.min(limits.perMinute, old.minute + (passed * limits.perMinute) / 60_000);
    const hour = Math.min(limits.perHour, old.hour + (passed * limits.perHour) / 3_600_000);
    const allowed = minute >= 1 && hour >= 1;
    const cost = allowed ? 1 : 0;
    buckets.delete(key);
    buckets.set(key, { minute: minute - cost, hour: hour - cost, at });
    if (buckets.size > MOST_KEYS) {
      const oldest = buckets.keys().next().value;
      if (oldest !== undefined) buckets.delete(oldest);
    }
    if (allowed) return 0;
    const waitMinute = minute >= 1 ? 0 : ((1 - minute) * 60) / limits.perMinute;
    const waitHour = hour >= 1 ? 0 : ((1 - hour) * 3_600) / limits.perHour;
    return Math.max(1, Math.ceil(Math.max(waitMinute, waitHour)));
  }

  return { take, size: () => buckets.size };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;
