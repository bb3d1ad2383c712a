import { errorFields, type Log } from '../log.ts';
import type { OutboxRow } from '../store/outbox.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { nextWait, type Outcome } from './schedule.ts';

/** Delivers one notification; `signal` ends it when time is up. Throws only by mistake. */
export type Deliver = (row: OutboxRow, signal: AbortSignal) => Promise<Outcome>;

export interface DispatcherParts {
  store: Store;
  /** How to deliver each kind; kinds without an entry stay in the outbox. */
  kinds: Record<string, Deliver>;
  now: () => number;
  log: Log;
}

/** How long another instance waits before it takes over from one that died. */
const LEASE_MS = 10_000;
const RENEW_EVERY_MS = 3_000;
/** Longer than a mail server may take (mail.ts); webhooks have a limit of their own. */
export const ATTEMPT_MS = 20 * 60_000;
const AT_ONCE = 4;
/** Other instances put rows into a shared outbox too, so it is looked at this often anyway. */
const LOOK_EVERY_MS = 5_000;

/**
 * Runs the outbox: claims what is due, a few at a time, delivers it and writes down how it went. What was claimed by a
 * process that died becomes due again: at the next start where one server has the store to itself (SQLite), else when
 * the lease ends that the living renew. So everything is delivered at least once, under a constant id.
 */
export function startDispatcher({ store, kinds, now, log }: DispatcherParts) {
  const names = Object.keys(kinds);
  const inFlight = new Map<OutboxRow, Promise<void>>();
  let leasesOfTheDead = store.kind === 'sqlite';
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let again = false;
  let stopped = false;

  async function attempt(row: OutboxRow): Promise<void> {
    const deliver = kinds[row.kind];
    if (!deliver) return;
    const started = performance.now();
    const outcome = await deliver(row, AbortSignal.timeout(ATTEMPT_MS)).catch(
      (error: unknown): Outcome => {
        log.error('delivery_failed', { kind: row.kind, ...errorFields(error) });
        return { result: 'retry', code: 'internal' };
      },
    );
    const asked = outcome.result === 'retry' ? outcome.afterMs : 0;
    const wait = outcome.result === 'retry' ? nextWait(row.attempts, asked) : null;
    const state = outcome.result === 'sent' ? 'sent' : wait === null ? 'dead' : 'pending';
    const code = outcome.result === 'sent' ? '' : outcome.code;
    const ids = { subjectId: row.subject_id, kind: row.kind };
    await store.settle({ ...ids, state, code, dueAt: now() + (wait ?? 0) });
    const fields = { id: row.subject_id, kind: row.kind, attempts: row.attempts, state, code };
    log.info('delivery', { ...fields, ms: Math.round(performance.now() - started) });
  }

  async function look(): Promise<void> {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    clearTimeout(timer);
    let sleep = LOOK_EVERY_MS;
    try {
      if (leasesOfTheDead) await store.endLeases({ kinds: names });
      leasesOfTheDead = false;
      const room = AT_ONCE - inFlight.size;
      const rows =
        room > 0
          ? await store.claim({ now: now(), leaseMs: LEASE_MS, limit: room, kinds: names })
          : [];
      for (const row of rows) {
        const job = attempt(row)
          .catch((error: unknown) => log.error('settle_failed', errorFields(error)))
          .finally(() => {
            inFlight.delete(row);
            void look();
          });
        inFlight.set(row, job);
      }
      if (rows.length < room) {
        const due = await store.nextDue({ kinds: names });
        if (due !== null) sleep = Math.min(LOOK_EVERY_MS, Math.max(50, due - now()));
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error('outbox_failed', errorFields(error));
    }
    looking = false;
    if (again) {
      again = false;
      void look();
    } else if (!stopped) {
      timer = setTimeout(() => void look(), sleep);
    }
  }

  const renew = async () => {
    const held = [...inFlight.keys()].map(({ subject_id, kind }) => ({
      subjectId: subject_id,
      kind,
    }));
    if (held.length > 0) await store.renewLeases({ now: now(), leaseMs: LEASE_MS, held });
  };
  const renewing = setInterval(() => {
    // Without a store nobody else takes over either; the next renewal is soon.
    renew().catch(() => {});
  }, RENEW_EVERY_MS);

  if (names.length > 0) void look();
  return {
    /** Says that something new waits. */
    kick: () => {
      if (names.length > 0) void look();
    },
    /** Takes on nothing more and waits for what is under way, at most `patienceMs`. */
    stop: async (patienceMs = 10_000) => {
      stopped = true;
      clearTimeout(timer);
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([Promise.allSettled([...inFlight.values()]), patience]);
      clearInterval(renewing);
    },
  };
}
