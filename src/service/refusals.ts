import { networkOf } from './address.ts';
import { ServiceError, StoreRefused, StoreUnavailable, tooMany } from './errors.ts';
import { errorFields, type Log } from './log.ts';
import { MINUTE, rateLimiter } from './rate-limit.ts';
import type { Settings } from './settings.ts';
import { sha256 } from './store/ids.ts';

/** Statuses and codes that count against the sender; the others say nothing about the sender. */
const COUNTED: ReadonlySet<number | string> = new Set([
  ...[400, 404, 409, 413, 415, 422],
  'too_many_bookings',
]);
const UNAVAILABLE_SECONDS = 5;

type RefusalParts = { log: Log; settings: Settings; now: () => number };

/**
 * Returns a function that turns anything thrown for a request into the error to answer with, and counts it once. Invalid
 * posts count against a hash of the sender's network, in memory; the log gets one line a minute for all errors, since
 * a line each could fill the disk. The address is null if the request is not a post.
 */
export function createRefuse({ log, settings, now }: RefusalParts) {
  const invalid = rateLimiter(now, [settings.RATE_INVALID_PER_MINUTE, MINUTE]);
  const done = new WeakSet<ServiceError>();
  const counts = new Map<string, number>();

  function count(code: string) {
    // Cloudflare's timers have no `unref`.
    if (counts.size === 0) setTimeout(flush, MINUTE).unref?.();
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }

  function flush() {
    log.info('refused', Object.fromEntries(counts));
    counts.clear();
  }

  return (error: unknown, address: string | null): ServiceError => {
    if (error instanceof ServiceError && done.has(error)) return error;
    let refused = toServiceError(error);
    // Log the cause of server errors once a minute.
    if (refused.status >= 500 && !counts.has(refused.code)) log.error(...fault(error));
    if (address !== null && [refused.status, refused.code].some((one) => COUNTED.has(one))) {
      const wait = invalid.take(sha256(networkOf(address)));
      if (wait > 0) refused = tooMany(wait);
    }
    count(refused.code);
    done.add(refused);
    return refused;
  };
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  return error instanceof StoreUnavailable
    ? new ServiceError(503, 'unavailable', { retryAfter: UNAVAILABLE_SECONDS })
    : new ServiceError(500, 'broken');
}

function fault(error: unknown): Parameters<Log['error']> {
  if (!(error instanceof StoreUnavailable)) return ['unhandled', errorFields(error)];
  const { code, cause } = error;
  const reason = cause instanceof StoreRefused ? cause.message : undefined;
  return ['store_unavailable', { code, reason }];
}
