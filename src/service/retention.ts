import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { RetentionPeriods } from './store/purge.ts';
import type { Store } from './store/store.ts';

/** Entries deleted in about 20 ms, the longest that a post has to wait. */
const BATCH = 200;

/** Deletes expired entries in batches, each followed by an equally long pause, so that posts get through. */
export async function purgeExpired(store: Store, input: RetentionPeriods, signal?: AbortSignal) {
  let deleted = 0;
  for (;;) {
    const started = performance.now();
    const report = await store.purge({ ...input, limit: BATCH });
    deleted += report.deleted;
    if (report.deleted < BATCH) {
      if (deleted > 0) await store.emptyLog();
      return { ...report, deleted };
    }
    await sleep(performance.now() - started, undefined, { signal });
  }
}

/** Records the time, then purges. Runs hourly. */
export async function runRetention(
  store: Store,
  input: RetentionPeriods,
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  await store.recordTime({ now: input.now });
  const { verdict, deleted } = await purgeExpired(store, input, signal);
  if (verdict !== 'ok') {
    log.error('retention_refused', { clock: verdict, hint: 'npm run inbox -- purge' });
  } else if (deleted > 0) log.info('retention', { deleted });
}
