import { ACKNOWLEDGEMENT } from './acknowledgements.ts';
import { part, plain, type Sql, type SqlValue } from './sql.ts';

export interface Stats {
  inbox: number;
  spam: number;
  bookings: number;
  pending: number;
  dead: number;
  /** In ms. */
  oldestPending: number | null;
}

/** What a visitor mistyped is given up in these, and nobody at the agency can mend it. */
const TO_VISITORS = [ACKNOWLEDGEMENT, 'booking-guest', 'cancel-guest'];

/** With `kinds`, `oldestPending` is of those alone: what nothing delivers waits until something does. */
export async function stats(sql: Sql, { kinds }: { kinds?: string[] }): Promise<Stats> {
  // '' is no kind: a list must not be empty.
  const isDelivered = kinds ? part`kind IN (${['', ...kinds]})` : plain('TRUE');
  const [row] = await sql.rows<Stats & Record<string, number | null>>`
    SELECT
      (SELECT COUNT(*) FROM submissions WHERE folder = 'inbox') AS "inbox",
      (SELECT COUNT(*) FROM submissions WHERE folder = 'spam') AS "spam",
      (SELECT COUNT(*) FROM bookings WHERE cancelled_at = 0) AS "bookings",
      (SELECT COUNT(*) FROM outbox WHERE state = 'pending') AS "pending",
      (SELECT COUNT(*) FROM outbox WHERE state = 'dead' AND kind NOT IN (${TO_VISITORS})) AS "dead",
      (SELECT MIN(created_at) FROM outbox WHERE state = 'pending' AND ${isDelivered})
        AS "oldestPending"`;
  if (!row) throw new Error('The statistics query gave no row.');
  return { ...row };
}

/** With the columns of their primary keys. */
export const TABLES = {
  submissions: ['id'],
  bookings: ['id'],
  outbox: ['subject_id', 'kind'],
  service_state: ['name'],
} as const;
export type Table = keyof typeof TABLES;
export type RawRow = Record<string, SqlValue>;
/** Values of a primary key, in the order of its columns. */
export type Key = string[];

/** Rows as they are stored, after the key `after`. Leases are left out: they belong to a process on the other store. */
export async function dumpRows(
  sql: Sql,
  { table, after, limit }: { table: Table; after: Key | null; limit: number },
): Promise<RawRow[]> {
  const key = TABLES[table];
  const order = key.map(plain);
  const rows = await sql.rows`
    SELECT * FROM ${plain(table)} WHERE (${order}) > (${after ?? key.map(() => '')})
    ORDER BY ${order} LIMIT ${limit}`;
  return rows.map((row) => ('lease_until' in row ? { ...row, lease_until: 0 } : { ...row }));
}

/** Rows that travel in one statement: a round trip each takes a quarter of an hour for 100,000. */
const ROWS_AT_ONCE = 100;

/** Inserts rows of `dumpRows`, save those whose key or unique value is taken. */
export async function insertRows(
  sql: Sql,
  { table, rows }: { table: Table; rows: RawRow[] },
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => part`(${columns.map((column) => row[column] ?? null)})`);
    await sql.rows`
      INSERT INTO ${plain(table)} (${columns.map(plain)}) VALUES ${some} ON CONFLICT DO NOTHING`;
  }
}

export async function emptyTable(sql: Sql, { table }: { table: Table }): Promise<void> {
  await sql.rows`DELETE FROM ${plain(table)}`;
}
