import { setTimeout as sleep } from 'node:timers/promises';
import { errorFields, type Log } from '../log.ts';
import type { PurgeInput, PurgeReport } from './purge.ts';
import type { Store } from './store.ts';

const FIRST_MS = 5_000;
const AGAIN_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Deleted in about 20 ms, the longest that a post has to wait for it. */
const BATCH = 200;

/**
 * Deletes what is kept longer than it may be, a few entries at a time with as long a pause after
 * each, so that posts go on. Gives how many went and whether the clock let it.
 */
export async function purgeAll(
  store: Store,
  input: () => Omit<PurgeInput, 'limit'>,
  signal?: AbortSignal,
): Promise<PurgeReport> {
  let deleted = 0;
  for (;;) {
    const started = performance.now();
    const report = await store.purge({ ...input(), limit: BATCH });
    deleted += report.deleted;
    if (report.deleted < BATCH) {
      if (deleted > 0) await store.scrub();
      return { ...report, deleted };
    }
    await sleep(performance.now() - started, undefined, { signal });
  }
}

/** Looks for damage, then purges, soon and once a day; gives a function that stops it. */
export function startRetention(parts: {
  store: Store;
  input: () => Omit<PurgeInput, 'limit'>;
  /** Told what the check for damage found. */
  checked: (found: string) => void;
  log: Log;
}) {
  const { store, log } = parts;
  const stopping = new AbortController();
  let timer = setTimeout(run, FIRST_MS);

  async function run() {
    const done = await check().catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error('retention_failed', errorFields(error));
      return false;
    });
    if (!stopping.signal.aborted) timer = setTimeout(run, done ? DAY_MS : AGAIN_MS);
  }

  async function check(): Promise<boolean> {
    const found = await store.check();
    parts.checked(found);
    if (found !== 'ok') {
      log.error('store_damaged', { found });
      return false;
    }
    const { verdict, deleted } = await purgeAll(store, parts.input, stopping.signal);
    const held = verdict !== 'plausible';
    if (held) log.error('retention_refused', { clock: verdict, hint: 'npm run inbox -- purge' });
    else log.info('retention', { deleted });
    return !held;
  }

  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
