import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../errors.ts';
import { errorFields, type Log } from '../log.ts';
import type { OutboxRow, OutboxState } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Deliver } from './deliveries.ts';
import { type DeliveryResult, nextWait } from './schedule.ts';

interface DispatcherParts {
  store: Store;
  /** Delivery of each kind; other kinds stay in the outbox. */
  kinds: Record<string, Deliver>;
  now: () => number;
  log: Log;
  /** Called after each email to several people, with the refused addresses. */
  onRefused?: (addresses: readonly string[]) => void;
}

/** Time after which another instance takes over from a dead one. */
const LEASE_MS = 10_000;
const RENEW_EVERY_MS = 3_000;
/** Longer than a mail server may take (mail.ts); webhooks have their own limit. */
export const ATTEMPT_MS = 20 * 60_000;
const MAX_AT_ONCE = 4;
const PATIENCE_MS = 10_000;
/** Finds due retries, and entries that other instances have queued. */
const LOOK_EVERY_MS = 5_000;

/** Delivers everything at least once, under a constant id. `stop` waits for current attempts, at most ten seconds. */
export function startDispatcher(parts: DispatcherParts) {
  const { log } = parts;
  let wake = Promise.withResolvers<void>();
  let stopped = false;
  const kick = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  const looking = setInterval(kick, LOOK_EVERY_MS);
  const runs = workers(parts, MAX_AT_ONCE).map(async (worker) => {
    while (!stopped) {
      const { promise: woken } = wake;
      const state = await deliverNext(worker, () => AbortSignal.timeout(ATTEMPT_MS)).catch(
        (error: unknown) => {
          if (!(error instanceof StoreUnavailable)) log.error('outbox_failed', errorFields(error));
          return null;
        },
      );
      if (state === null && !stopped) await woken;
    }
  });
  return {
    kick,
    stop: async () => {
      stopped = true;
      clearInterval(looking);
      kick();
      await Promise.race([Promise.all(runs), sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** Delivers everything due once; returns how many attempts ended in each state. Stops after 20 seconds. */
export async function runOutboxOnce(parts: DispatcherParts) {
  const counts: Record<OutboxState, number> = { sent: 0, pending: 0, dead: 0 };
  const end = AbortSignal.timeout(20_000);
  const run = async (worker: DispatcherParts) => {
    while (!end.aborted) {
      const state = await deliverNext(worker, () => end);
      if (state === null) return;
      counts[state] += 1;
    }
  };
  await Promise.all(workers(parts, 1).map(run));
  return counts;
}

/** Gives mail and webhooks separate workers, so that a hanging mail server does not delay webhooks. */
function workers(parts: DispatcherParts, atOnce: number): DispatcherParts[] {
  const kinds = Object.entries(parts.kinds);
  return [true, false]
    .map((hooks) => kinds.filter(([kind]) => kind.endsWith('webhook') === hooks))
    .filter((some) => some.length > 0)
    .flatMap((some) => Array(atOnce).fill({ ...parts, kinds: Object.fromEntries(some) }));
}

/** Returns how the delivery ended, or null if none was due. */
async function deliverNext(
  parts: DispatcherParts,
  signal: () => AbortSignal,
): Promise<OutboxState | null> {
  const { store, kinds, now } = parts;
  const claim = { now: now(), leaseMs: LEASE_MS, limit: 1, kinds: Object.keys(kinds) };
  const [row] = await store.claim(claim);
  const deliver = row && kinds[row.kind];
  return deliver ? attempt(parts, row, deliver, signal()) : null;
}

/** Makes one attempt and records how it ended, unless another process has claimed the row since. */
async function attempt(
  { store, now, log, onRefused }: DispatcherParts,
  row: OutboxRow,
  deliver: Deliver,
  signal: AbortSignal,
): Promise<OutboxState> {
  const { subject_id: subjectId, kind, created_at: createdAt, attempts } = row;
  const made = { subjectId, kind, createdAt, attempts };
  const started = performance.now();
  const renewing = setInterval(() => {
    // Without a store nobody else takes over either; the next renewal is soon.
    store.renewLease({ ...made, now: now(), leaseMs: LEASE_MS }).catch(() => {});
  }, RENEW_EVERY_MS);
  try {
    const result = await deliver(row, signal).catch((error: unknown): DeliveryResult => {
      log.error('delivery_failed', { kind, ...errorFields(error) });
      return { result: 'retry', code: 'internal' };
    });
    const wait = result.result === 'retry' ? nextWait(attempts) : null;
    const state = result.result === 'sent' ? 'sent' : wait === null ? 'dead' : 'pending';
    const code = result.result === 'sent' ? '' : result.code;
    if (result.result === 'sent' && result.refused) onRefused?.(result.refused);
    await store.settle({ ...made, state, code, dueAt: now() + (wait ?? 0) });
    const ms = Math.round(performance.now() - started);
    log.info('delivery', { id: subjectId, kind, attempts, state, code, ms });
    return state;
  } finally {
    clearInterval(renewing);
  }
}
