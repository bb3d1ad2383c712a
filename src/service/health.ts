import { isSoon } from '../lib/calendar-date.ts';
import { unreadSince } from './store/service-state.ts';
import type { Store } from './store/store.ts';

const CACHE_MS = 1_000;
/** Interval between probes while writes succeed. */
const PROBE_MS = 60_000;
const MAX_PENDING_MS = 3_600_000;

interface HealthParts {
  now: () => number;
  /** Outbox kinds that are delivered. */
  kinds: string[];
  /** Whether a proxy sends X-Forwarded-For although TRUSTED_PROXIES is 0. */
  isProxyIgnored: () => boolean;
  /** Whether the last email to several recipients did not reach all of them. */
  isRecipientRefused: () => boolean;
  hasDiary: boolean;
  /** First day without known public holidays. */
  holidaysEnd: string | null;
}

/** Caches the answer for a second. Probes a write once a minute, or every time while writes fail. */
export function storeHealth(store: Store, parts: HealthParts) {
  const { now, kinds, isProxyIgnored, isRecipientRefused, hasDiary, holidaysEnd } = parts;
  let known: ReturnType<typeof look> | null = null;
  let knownAt = Number.NEGATIVE_INFINITY;
  let probedAt = Number.NEGATIVE_INFINITY;

  const isWritable = async (): Promise<boolean> => {
    if (!store.isFailing() && performance.now() < probedAt + PROBE_MS) return true;
    try {
      await store.probe({});
      probedAt = performance.now();
      return true;
    } catch {
      return false;
    }
  };

  const look = async () => {
    const writable = await isWritable();
    const [stats, clock, diary] = await Promise.all([
      store.stats({ kinds }),
      store.clockVerdict({ now: now() }),
      hasDiary ? store.diary({}) : null,
    ]).catch(() => [null, null, null]);
    const isAway = !writable || stats === null;
    const found = {
      store_unavailable: isAway,
      dead_letters: (stats?.dead ?? 0) > 0,
      // An entry from the future was queued while the clock was ahead, and waits that much longer.
      backlog: Math.abs(now() - (stats?.oldestPending ?? now())) > MAX_PENDING_MS,
      clock: clock !== null && clock !== 'ok',
      nobody_is_notified: kinds.length === 0,
      recipient_refused: isRecipientRefused(),
      proxy_not_trusted: isProxyIgnored(),
      diary_unread: diary !== null && unreadSince(diary) !== null,
      diary_incomplete: (diary?.leftOut.total ?? 0) > 0,
      holidays_end: isSoon(holidaysEnd, now()),
    };
    const reasons = Object.entries(found).flatMap(([reason, holds]) => (holds ? [reason] : []));
    // `down`: posts cannot be stored. `amber`: somebody should look, but not at `diary_incomplete`, which any invitation can cause.
    const isAmber = reasons.some((reason) => reason !== 'diary_incomplete');
    const status = isAway ? 'down' : isAmber ? 'amber' : 'ok';
    return { status, reasons, kind: store.kind, clock, stats };
  };

  return () => {
    if (!known || performance.now() > knownAt + CACHE_MS) {
      knownAt = performance.now();
      known = look();
    }
    return known;
  };
}
