import { statfs } from 'node:fs/promises';
import { jsonReply } from './form/answer.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import type { Store } from './store/store.ts';

const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/**
 * Takes the store and its folder, gives the handler of GET /health: 200 'ok' or 'amber' (dead
 * letters, an old backlog, little disk), 503 when the store does not answer. Figures are shown
 * to callers on the same machine only.
 */
export function healthCheck(store: Store, dataFolder: string, now: () => number) {
  return async (request: HttpRequest): Promise<HttpReply> => {
    try {
      const counts = await store.stats({});
      const disk = store.kind === 'sqlite' ? await statfs(dataFolder).catch(() => null) : null;
      const freeBytes = disk ? disk.bavail * disk.bsize : null;
      const oldest = counts.oldestPending === null ? 0 : now() - counts.oldestPending;
      const amber: string[] = [];
      if (counts.dead > 0) amber.push('dead_letters');
      if (oldest > 3_600_000) amber.push('backlog');
      if (freeBytes !== null && freeBytes < LEAST_FREE_BYTES) amber.push('disk');
      const status = amber.length > 0 ? 'amber' : 'ok';
      if (!isLocal(request)) return jsonReply(200, { status });
      return jsonReply(200, { status, amber, store: store.kind, ...counts, freeBytes });
    } catch {
      const reply = jsonReply(503, { status: 'down' });
      return { ...reply, headers: { ...reply.headers, 'retry-after': '5' } };
    }
  };
}

function isLocal({ address, headers }: HttpRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return forwarded === undefined && (address === '::1' || address.startsWith('127.'));
}
