import { StoreUnavailable } from '../errors.ts';
import { errorFields, type Log } from '../log.ts';
import { DAY, MINUTE } from '../rate-limit.ts';
import type { Store } from '../store/store.ts';

/** Time for a visitor to send the form again, which releases it. */
const GRACE_MS = 15 * MINUTE;
const EVERY_MS = DAY;

interface DigestParts {
  store: Store;
  kinds: string[];
  now: () => number;
  hasDiary: boolean;
}

/** Queues the digest when something is held, or the diary cannot be read, and the last one is a day old; returns how many were queued. */
export const queueDigest = ({ store, now, ...parts }: DigestParts): Promise<number> =>
  store.queueDigest({ ...parts, now: now(), graceMs: GRACE_MS, everyMs: EVERY_MS });

/** Queues the digest once a day while anything is held, and logs once how much is held, for those who get no notifications. */
export function startDigest(parts: DigestParts & { log: Log; onQueued: () => void }) {
  const { store, log, onQueued } = parts;
  const onError = (error: unknown) => {
    // Without a store the next look is soon, and others say that it is gone.
    if (!(error instanceof StoreUnavailable)) log.error('digest_failed', errorFields(error));
  };
  const look = async () => {
    if ((await queueDigest(parts)) > 0) onQueued();
  };
  const lookFirst = async () => {
    const { total } = await store.held({ limit: 1 });
    if (total > 0) log.info('held', { count: total });
    await look();
  };
  lookFirst().catch(onError);
  const timer = setInterval(() => void look().catch(onError), MINUTE);
  return { stop: () => clearInterval(timer) };
}
