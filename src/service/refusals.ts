import { ServiceError, StoreUnavailable } from './errors.ts';
import { errorFields, type Log } from './log.ts';
import { MINUTE } from './rate-limit.ts';

/** What a post can be refused for by its content; the rest says nothing about who sent it. */
const CONTENT_STATUSES: ReadonlySet<number> = new Set([400, 413, 415, 422]);
const UNAVAILABLE_SECONDS = 5;

/** `seconds` until there is room again. */
export const tooMany = (seconds: number) =>
  new ServiceError(429, 'too_many', { retryAfter: seconds });

type Refuse = (error: unknown, address: string) => Promise<ServiceError>;

/**
 * Builds what turns anything thrown while a post is handled into the error to answer with, and counts it once: by content
 * against the sender's network, and in one line of the log a minute, since a line each could fill the disk.
 * @param invalid counts a refusal for content; 0, or the seconds to wait
 */
export function createRefuse(log: Log, invalid: (address: string) => Promise<number>): Refuse {
  const done = new WeakSet<ServiceError>();
  const counts = new Map<string, number>();

  function count(code: string) {
    // Timers of Cloudflare have no unref.
    if (counts.size === 0) setTimeout(flush, MINUTE).unref?.();
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }

  function flush() {
    log.info('refused', Object.fromEntries(counts));
    counts.clear();
  }

  return async (error, address) => {
    if (error instanceof ServiceError && done.has(error)) return error;
    let refused = toServiceError(error);
    // The cause of a fault of ours, once a minute.
    if (refused.status >= 500 && !counts.has(refused.code)) log.error(...fault(error));
    if (CONTENT_STATUSES.has(refused.status)) {
      // While the store is away, nothing is counted.
      const wait = await invalid(address).catch(() => 0);
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

const fault = (error: unknown): Parameters<Log['error']> =>
  error instanceof StoreUnavailable
    ? ['store_unavailable', { code: error.code }]
    : ['unhandled', errorFields(error)];
