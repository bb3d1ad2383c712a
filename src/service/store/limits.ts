import { spend, type Window } from '../rate-limit.ts';
import type { Sql } from './sql.ts';

interface Spending {
  key: string;
  windows: readonly Window[];
  now: number;
  cost: number;
}

/** Takes from a bucket that all instances share; returns 0, or the seconds to wait. */
export async function spendShared(
  sql: Sql,
  { key, windows, now, cost }: Spending,
): Promise<number> {
  await sql.lock(`limit ${key}`);
  const [row] = await sql.rows<{ left: string; at: number }>`
    SELECT remaining AS "left", at FROM limits WHERE name = ${key}`;
  const old = row && { at: row.at, left: JSON.parse(row.left) as number[] };
  const { wait, bucket } = spend(old, windows, now, cost);
  await sql.rows`
    INSERT INTO limits (name, remaining, at) VALUES (${key}, ${JSON.stringify(bucket.left)}, ${bucket.at})
    ON CONFLICT (name) DO UPDATE SET remaining = excluded.remaining, at = excluded.at`;
  return wait;
}
