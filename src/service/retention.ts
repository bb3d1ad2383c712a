import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { RetentionPeriods } from './store/purge.ts';
import type { Store } from './store/store.ts';

/** Deleted in about 20 ms, the longest that a post has to wait for it. */
const BATCH = 200;

/** Deletes what is older than its period, in batches with as long a pause after each, so that posts go on. */
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

/** The hourly task: records the time, then purges. */
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
