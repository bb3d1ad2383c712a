import { errorFields, type Log } from './log.ts';
import type { Store } from './store/store.ts';

const DAY_MS = 86_400_000;

/** Deletes what is older than it may be, now and once a day; gives a function that stops it. */
export function startRetention(parts: {
  store: Store;
  days: number;
  spamDays: number;
  now: () => number;
  log: Log;
}) {
  const { store, now, log } = parts;
  const run = async () => {
    try {
      const deleted = await store.purge({
        inboxBefore: now() - parts.days * DAY_MS,
        spamBefore: now() - parts.spamDays * DAY_MS,
      });
      if (deleted > 0) await store.scrub();
      log.info('retention', { deleted });
    } catch (error) {
      log.error('retention_failed', errorFields(error));
    }
  };
  const first = setTimeout(run, 5_000);
  const daily = setInterval(run, DAY_MS);
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
