import { DAY } from '../rate-limit.ts';
import type { Settings } from '../settings.ts';
import { clockVerdict } from './service-state.ts';
import { part, plain, type Sql, skipLocked } from './sql.ts';

export type RetentionPeriods = Pick<Settings, 'RETENTION_DAYS' | 'SPAM_RETENTION_DAYS'> & {
  now: number;
};

/** Counts a held entry's period from the digest that first named it; without one it is kept like an enquiry. */
function expired({ now, RETENTION_DAYS, SPAM_RETENTION_DAYS }: RetentionPeriods) {
  const inboxBefore = now - RETENTION_DAYS * DAY;
  const spamBefore = now - SPAM_RETENTION_DAYS * DAY;
  return [
    {
      table: plain('submissions'),
      where: part`folder IN ('inbox', 'spam') AND stored_at < ${inboxBefore}
        OR folder = 'spam' AND stored_at < ${spamBefore} AND told_at BETWEEN 1 AND ${spamBefore - 1}`,
    },
    {
      table: plain('bookings'),
      where: part`ends_at < ${inboxBefore} AND stored_at < ${inboxBefore}`,
    },
  ];
}

/** Makes entries stored while the clock was ahead age from now; otherwise they would be kept that much longer. */
async function lowerFutureTimes(sql: Sql, now: number): Promise<void> {
  await sql.rows`
    UPDATE submissions SET stored_at = ${now} WHERE folder IN ('inbox', 'spam') AND stored_at > ${now}`;
  await sql.rows`UPDATE submissions SET told_at = ${now} WHERE folder = 'spam' AND told_at > ${now}`;
}

/** Deletes up to `limit` entries, but none while the clock is wrong, since every entry may then look old. */
export async function purge(sql: Sql, input: RetentionPeriods & { limit: number }) {
  await sql.lock('purge');
  const verdict = await clockVerdict(sql, input);
  if (verdict === 'ok') await lowerFutureTimes(sql, input.now);
  let deleted = 0;
  // Limits are full again after a day. Rows locked by posts are skipped, so that the posts do not wait.
  await sql.rows`
    DELETE FROM limits WHERE name IN (
      SELECT name FROM limits WHERE at < ${input.now - DAY} ${skipLocked(sql)})`;
  for (const { table, where } of verdict === 'ok' ? expired(input) : []) {
    const rows = await sql.rows<{ id: string }>`
      DELETE FROM ${table}
      WHERE id IN (SELECT id FROM ${table} WHERE ${where} LIMIT ${input.limit - deleted})
      RETURNING id`;
    deleted += rows.length;
    if (rows.length === 0) continue;
    await sql.rows`DELETE FROM outbox WHERE subject_id IN (${rows.map(({ id }) => id)})`;
  }
  return { verdict, deleted };
}

/** Returns how many entries `purge` would delete. */
export async function countExpired(sql: Sql, input: RetentionPeriods): Promise<number> {
  let count = 0;
  for (const { table, where } of expired(input))
    count += (await sql.rows`SELECT id FROM ${table} WHERE ${where}`).length;
  return count;
}
