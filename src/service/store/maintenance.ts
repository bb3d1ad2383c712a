import type { OutboxRow } from './outbox.ts';
import type { Sql, SqlValue } from './sql.ts';
import type { SubmissionRow } from './submissions.ts';

export interface Stats {
  inbox: number;
  spam: number;
  bookings: number;
  pending: number;
  dead: number;
  oldestPending: number | null;
}

/** Counts for /health and the command line. */
export async function stats(sql: Sql, _: Record<string, never>): Promise<Stats> {
  const [row] = await sql.rows<Stats & Record<string, number | null>>(
    `SELECT
       (SELECT COUNT(*) FROM submissions WHERE folder = 'inbox') AS "inbox",
       (SELECT COUNT(*) FROM submissions WHERE folder = 'spam') AS "spam",
       (SELECT COUNT(*) FROM bookings WHERE cancelled_at = 0) AS "bookings",
       (SELECT COUNT(*) FROM outbox WHERE state = 'pending') AS "pending",
       (SELECT COUNT(*) FROM outbox WHERE state = 'dead') AS "dead",
       (SELECT MIN(created_at) FROM outbox WHERE state = 'pending') AS "oldestPending"`,
  );
  if (!row) throw new Error('The statistics query gave no row.');
  return { ...row };
}

export const TABLES = {
  submissions:
    'id, created_at, stored_at, folder, dedupe_key, exact, email, data, flags, score, told_at',
  bookings:
    'id, created_at, stored_at, starts_at, ends_at, cancelled_at, token_hash, token, email, data',
  outbox: 'subject_id, kind, state, created_at, due_at, lease_until, attempts, last_code',
} as const;
export type Table = keyof typeof TABLES;
export type RawRow = Record<string, SqlValue> | SubmissionRow | OutboxRow;

/** Raw rows in the order of their keys, the page after `after`; for moving a store. */
export async function dump(
  sql: Sql,
  { table, after, limit }: { table: Table; after: [string, string] | null; limit: number },
): Promise<Record<string, SqlValue>[]> {
  const [key, second] = table === 'outbox' ? ['subject_id', 'kind'] : ['id', 'id'];
  return sql.rows(
    `SELECT ${TABLES[table]} FROM ${table}
     WHERE ${key} > ? OR (${key} = ? AND ${second} > ?) ORDER BY ${key}, ${second} LIMIT ?`,
    after?.[0] ?? '',
    after?.[0] ?? '',
    after?.[1] ?? '',
    limit,
  );
}

/**
 * Writes raw rows as they are; a row that is there stays, save that the newer state of a
 * notification or a booking replaces the older one.
 */
export async function load(
  sql: Sql,
  { table, rows }: { table: Table; rows: Record<string, SqlValue>[] },
): Promise<void> {
  const columns = TABLES[table].split(', ');
  const conflict = {
    submissions: 'DO NOTHING',
    bookings: '(id) DO UPDATE SET cancelled_at = excluded.cancelled_at, token = excluded.token',
    outbox: `(subject_id, kind) DO UPDATE SET state = excluded.state, due_at = excluded.due_at,
      attempts = excluded.attempts, last_code = excluded.last_code, lease_until = 0
      WHERE outbox.state = 'pending' AND outbox.attempts <= excluded.attempts`,
  }[table];
  const marks = `(${columns.map(() => '?').join(', ')})`;
  // A hundred rows a statement: a round trip each would take a quarter of an hour for 100,000.
  for (let from = 0; from < rows.length; from += 100) {
    const some = rows.slice(from, from + 100);
    await sql.rows(
      `INSERT INTO ${table} (${TABLES[table]}) VALUES ${some.map(() => marks).join(', ')}
       ON CONFLICT ${conflict}`,
      ...some.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
  }
}
