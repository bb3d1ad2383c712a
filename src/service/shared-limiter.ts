import { createHash } from 'node:crypto';
import { type Limiter, rateLimiter, type Window } from './rate-limit.ts';
import type { Store } from './store/store.ts';

/** A limiter of all instances. Each asks its own memory first, so that a flood does not reach the database. */
export function sharedLimiter(
  store: Pick<Store, 'spendShared'>,
  now: () => number,
  name: string,
  ...windows: Window[]
): Limiter {
  const own = rateLimiter(now, ...windows);
  // Of an address the database holds a hash alone, for a day (purge.ts).
  const hash = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url');
  const shared = (key: string, cost: number) =>
    store.spendShared({ key: hash(key), windows, now: now(), cost });
  return {
    take: async (key) => {
      const ownWait = own.take(key);
      if (ownWait > 0) return ownWait;
      let wait = 0;
      try {
        wait = await shared(key, 1);
      } catch (error) {
        own.release(key);
        throw error;
      }
      if (wait > 0) own.release(key);
      return wait;
    },
    release: async (key) => {
      own.release(key);
      // While the store is away nothing can be given back, and little was taken.
      await shared(key, -1).catch(() => {});
    },
  };
}
