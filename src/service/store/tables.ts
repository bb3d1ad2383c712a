import { ACKNOWLEDGEMENT } from './acknowledgements.ts';
import { part, plain, type Sql, type SqlValue } from './sql.ts';

interface Stats {
  inbox: number;
  spam: number;
  bookings: number;
  pending: number;
  dead: number;
  /** In ms. */
  oldestPending: number | null;
}

/** Mails to visitors: if a visitor mistyped the address, the agency cannot fix it. */
const TO_VISITORS = [ACKNOWLEDGEMENT, 'booking-guest', 'cancel-guest'];

/** With `kinds`, `oldestPending` counts only those: others wait until something delivers them. */
export async function stats(sql: Sql, { kinds }: { kinds?: string[] }): Promise<Stats> {
  // The list must not be empty; '' is no kind.
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

/** Tables with the columns of their primary keys. */
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

/** Returns rows as stored, after the key `after`. Clears leases: they belong to a process on the other store. */
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

/** Rows per statement: one round trip each would take a quarter of an hour for 100,000. */
const ROWS_AT_ONCE = 100;

/** Inserts rows of `dumpRows`, except those whose key or unique value is taken. */
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
