import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPooler } from '../service/pooler.ts';
import { type Cluster, postgresPrograms, startCluster } from '../service/postgres-cluster.ts';

export interface Verdict {
  /** What does not depend on how fast the machine is. */
  holds: boolean;
  /** Whether it kept the time that the promise names; only `npm run prove` judges it. */
  inTime?: boolean;
  /** What was measured, for the line that is printed. */
  figure: string;
}

/** How much of a count or a time to run: all of it, or in `npm run test:all` `small`, by default a tenth. */
export type Size = (full: number, small?: number) => number;

export interface Proof {
  promise: number;
  title: string;
  /** Left out of `npm run test:all`. */
  onlyWhole?: boolean;
  /** What this machine lacks for it, if anything. */
  lacks?: () => string | null;
  prove: (size: Size) => Promise<Verdict>;
}

export const ms = (time: number) => `${Math.round(time).toLocaleString('en')} ms`;

export const lacksPostgres = () => (postgresPrograms() ? null : 'PostgreSQL is not installed');

/** Gives a private PostgreSQL to some work, behind PgBouncer if it is pooled, and removes it afterwards. */
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

/** Checks the SQLite store in a folder: 'ok', or what is damaged. */
export function integrityOf(folder: string): string {
  const db = new DatabaseSync(join(folder, 'inbox.db'));
  const [row = {}] = db.prepare('PRAGMA integrity_check(1)').all();
  db.close();
  return String(Object.values(row)[0]);
}
