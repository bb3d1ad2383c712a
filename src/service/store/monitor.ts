import { statfs } from 'node:fs/promises';
import type { ClockVerdict } from './clock.ts';
import type { Stats } from './maintenance.ts';
import { StoreUnavailable } from './sql.ts';
import { type OperationName, operations, READ_ONLY, type Store } from './store.ts';
import type { Saved } from './submissions.ts';

const HEARTBEAT_MS = 60_000;
/** While writes fail, one is tried this often, so that recovery is noticed without visitors. */
const PROBE_MS = 2_000;
/** As much as the largest post: a nearly full disk may still take a few bytes. */
const PROBE = 'x'.repeat(64 * 1024);
const REFRESH_MS = 250;
/** Counting may take a twentieth of the store’s time, however much there is to count. */
const REFRESH_SHARE = 20;

export interface StoreState {
  /** The last write failed: posts are answered 503. */
  failing: boolean;
  clock: ClockVerdict;
  /** What the check at the start found, 'ok' if nothing. */
  check: string;
  /** Null until the first count is done. */
  stats: Stats | null;
  freeBytes: number | null;
}

/** Other writes may have found nothing to change, which succeeds on a full disk as well. */
function provesSpace(name: OperationName, value: unknown): boolean {
  return name === 'heartbeat' || (name === 'save' && (value as Saved).outcome === 'stored');
}

/**
 * Watches a store. Returns the same store, watched, and what is known of it without asking it: whether writes succeed,
 * counts, the clock. Counts follow the writes, at most a moment later.
 */
export function monitorStore(parts: {
  store: Store;
  dataFolder: string;
  builtAt: number;
  now: () => number;
}) {
  const state: StoreState = {
    failing: false,
    clock: 'plausible',
    check: 'ok',
    stats: null,
    freeBytes: null,
  };
  let refreshing: NodeJS.Timeout | undefined;
  let refreshMs = 0;
  let beating: NodeJS.Timeout | undefined;
  let stopped = false;

  const refresh = async () => {
    const started = performance.now();
    try {
      state.stats = await parts.store.stats({});
      const disk = parts.store.kind === 'sqlite' ? await statfs(parts.dataFolder) : null;
      state.freeBytes = disk ? disk.bavail * disk.bsize : null;
    } catch {
      // What was known stays; whether posts can be taken is told by the writes.
    }
    refreshMs = performance.now() - started;
    refreshing = undefined;
  };

  const written = (failed: boolean) => {
    if (failed && !state.failing) schedule(PROBE_MS);
    state.failing = failed;
    if (stopped) return;
    refreshing ??= setTimeout(refresh, Math.max(REFRESH_MS, refreshMs * REFRESH_SHARE));
  };

  const watch = (name: OperationName) => async (input: unknown) => {
    try {
      const run = parts.store[name] as (input: unknown) => Promise<unknown>;
      const value = await run(input);
      if (!state.failing || provesSpace(name, value)) written(false);
      return value;
    } catch (error) {
      if (error instanceof StoreUnavailable) written(true);
      throw error;
    }
  };
  const writes = (Object.keys(operations) as OperationName[]).filter(
    (name) => !READ_ONLY.has(name),
  );
  const watched = Object.fromEntries(writes.map((name) => [name, watch(name)]));
  const store = { ...parts.store, ...watched } as Store;

  const beat = async () => {
    const { builtAt, now } = parts;
    try {
      const probe = state.failing ? PROBE : '';
      state.clock = await store.heartbeat({ now: now(), builtAt, probe });
    } catch {
      // Noted by `written`.
    }
    schedule(state.failing ? PROBE_MS : HEARTBEAT_MS);
  };
  const schedule = (wait: number) => {
    clearTimeout(beating);
    if (!stopped) beating = setTimeout(beat, wait);
  };
  void beat();

  return {
    store,
    state: state as Readonly<StoreState>,
    checked: (found: string) => {
      state.check = found;
    },
    stop: () => {
      stopped = true;
      clearTimeout(refreshing);
      clearTimeout(beating);
    },
  };
}
