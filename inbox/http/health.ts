import type { StoreState } from '../store/monitor.ts';
import { jsonReply } from './answer.ts';
import type { HttpReply, HttpRequest } from './http.ts';

const LEAST_FREE_BYTES = 256 * 1024 * 1024;
const OLDEST_PENDING_MS = 3_600_000;

/**
 * Builds the handler of GET /health from what is known of the store: 200 'ok' or 'amber' (somebody should look), 503
 * while posts are answered 503. It asks the store nothing, so that it costs nothing. Reasons and figures are shown to
 * callers on the same machine only.
 */
export function healthCheck(kind: string, state: Readonly<StoreState>, now: () => number) {
  return async (request: HttpRequest): Promise<HttpReply> => {
    const amber = amberReasons(state, now());
    const status = state.failing ? 'down' : amber.length > 0 ? 'amber' : 'ok';
    const { clock, check, stats, freeBytes } = state;
    const figures = { amber, store: kind, clock, check, ...stats, freeBytes };
    const reply = jsonReply(state.failing ? 503 : 200, {
      status,
      ...(isLocal(request) && figures),
    });
    if (!state.failing) return reply;
    return { ...reply, headers: { ...reply.headers, 'retry-after': '5' } };
  };
}

function amberReasons({ clock, check, stats, freeBytes }: StoreState, now: number): string[] {
  const reasons = {
    dead_letters: (stats?.dead ?? 0) > 0,
    backlog: now - (stats?.oldestPending ?? now) > OLDEST_PENDING_MS,
    disk: freeBytes !== null && freeBytes < LEAST_FREE_BYTES,
    clock: clock !== 'plausible',
    damaged: check !== 'ok',
  };
  return Object.entries(reasons)
    .filter(([, holds]) => holds)
    .map(([reason]) => reason);
}

function isLocal({ address, headers }: HttpRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return forwarded === undefined && (address === '::1' || address.startsWith('127.'));
}
