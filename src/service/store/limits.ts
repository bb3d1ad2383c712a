import type { Limit } from '../limits.ts';
import { type Bucket, spend } from '../rate-limit.ts';
import { MAX_SKEW_MS } from './service-state.ts';
import { part, type Sql } from './sql.ts';

/** State of a limit; `bucket` has one token less if there is room. */
interface Reading {
  name: string;
  /** Seconds until there is room again; 0 if there is. */
  wait: number;
  bucket: Bucket;
}

/** Serialises transactions with the same limits. Always lock in the same order, or two transactions deadlock. */
export const lockLimits = (sql: Sql, limits: Record<string, Limit>): Promise<void> =>
  sql.lock(...Object.values(limits).map(({ name }) => name));

export async function readLimits<Name extends string>(
  sql: Sql,
  limits: Record<Name, Limit>,
  now: number,
): Promise<Record<Name, Reading>> {
  const all = Object.entries<Limit>(limits);
  const rows = await sql.rows<{ name: string; remaining: string; at: number }>`
    SELECT name, remaining, at FROM limits WHERE name IN (${all.map(([, { name }]) => name)})`;
  const readings = all.map(([key, { name, windows }]) => {
    // A row from the future was counted while the clock was wrong.
    const row = rows.find((one) => one.name === name && one.at <= now + MAX_SKEW_MS);
    const old = row && { at: row.at, left: JSON.parse(row.remaining) as number[] };
    return [key, { name, ...spend(old, windows, now) }];
  });
  return Object.fromEntries(readings) as Record<Name, Reading>;
}

/** Counts one against each limit that has room. */
export async function countOne(sql: Sql, ...readings: Reading[]): Promise<void> {
  const rows = readings
    .filter(({ wait }) => wait === 0)
    .map(({ name, bucket: { left, at } }) => part`(${name}, ${JSON.stringify(left)}, ${at})`);
  await sql.rows`
    INSERT INTO limits (name, remaining, at) VALUES ${rows}
    ON CONFLICT (name) DO UPDATE SET remaining = excluded.remaining, at = excluded.at`;
}
