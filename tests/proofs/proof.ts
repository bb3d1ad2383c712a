import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPooler } from '../service/pooler.ts';
import { type Cluster, postgresPrograms, startCluster } from '../service/postgres-cluster.ts';

export interface Verdict {
  /** Independent of the machine's speed. */
  holds: boolean;
  /** Whether it met the promised time; only `npm run prove` checks it. */
  inTime?: boolean;
  /** Measurement for the printed line. */
  figure: string;
}

/** Scales a count or a time: full size, or in `npm run test:all` `small`, by default a tenth. */
export type Size = (full: number, small?: number) => number;

export interface Proof {
  promise: number;
  title: string;
  /** Left out of `npm run test:all`. */
  onlyWhole?: boolean;
  /** Returns what this machine lacks for it, or null. */
  lacks?: () => string | null;
  prove: (size: Size) => Promise<Verdict>;
}

export const ms = (time: number) => `${Math.round(time).toLocaleString('en')} ms`;

export const lacksPostgres = () =>
  postgresPrograms()
    ? null
    : 'PostgreSQL is not installed (npm ci --prefix tests/support/postgres)';

/** Runs work with a private PostgreSQL, behind PgBouncer if `isPooled`, and removes it afterwards. */
export async function onPostgres<T>(
  work: (cluster: Cluster) => Promise<T>,
  isPooled = false,
): Promise<T> {
  const started = await startCluster(postgresPrograms() ?? '');
  const cluster = isPooled ? await startPooler(started) : started;
  try {
    return await work(cluster);
  } finally {
    await cluster.stop();
  }
}

/** Checks the SQLite store in a folder: returns 'ok' or the first error. */
export function integrityOf(folder: string): string {
  const db = new DatabaseSync(join(folder, 'inbox.db'));
  const [row = {}] = db.prepare('PRAGMA integrity_check(1)').all();
  db.close();
  return String(Object.values(row)[0]);
}
