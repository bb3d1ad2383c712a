import { type ClockVerdict, clockVerdict } from './clock.ts';
import { placeholders, type Sql } from './sql.ts';

const DAY_MS = 86_400_000;

export interface RetentionPeriods {
  inboxDays: number;
  spamDays: number;
}

export interface PurgeInput extends RetentionPeriods {
  now: number;
  /** Deletes this many entries at most, so that posts are stored in between. */
  limit: number;
}

export interface PurgeReport {
  verdict: ClockVerdict;
  deleted: number;
}

/**
 * Conditions for entries that are older than their period. The period of a held entry begins with the digest that first
 * named it; an entry that no digest has named stays as long as enquiries.
 */
function expired({ now, inboxDays, spamDays }: RetentionPeriods & { now: number }) {
  const [inboxBefore, spamBefore] = [now - inboxDays * DAY_MS, now - spamDays * DAY_MS];
  return {
    submissions: `folder IN ('inbox', 'spam') AND stored_at < ?
      OR folder = 'spam' AND stored_at < ? AND told_at BETWEEN 1 AND ?`,
    submissionValues: [inboxBefore, spamBefore, spamBefore - 1],
    bookings: 'ends_at < ? AND stored_at < ?',
    bookingValues: [inboxBefore, inboxBefore],
  };
}

/**
 * Deletes up to `limit` entries that are older than their period; nothing while the clock is wrong, since then every
 * entry may look old.
 */
export async function purge(sql: Sql, input: PurgeInput): Promise<PurgeReport> {
  await sql.lock('purge');
  const verdict = await clockVerdict(sql, input);
  if (verdict !== 'ok') return { verdict, deleted: 0 };
  const old = expired(input);
  const submissions = await remove(sql, 'submissions', {
    where: old.submissions,
    values: [...old.submissionValues, input.limit],
  });
  const bookings = await remove(sql, 'bookings', {
    where: old.bookings,
    values: [...old.bookingValues, input.limit - submissions],
  });
  return { verdict, deleted: submissions + bookings };
}

async function remove(
  sql: Sql,
  table: 'submissions' | 'bookings',
  { where, values }: { where: string; values: number[] },
): Promise<number> {
  const rows = await sql.rows<{ id: string }>(
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${where} LIMIT ?)
     RETURNING id`,
    ...values,
  );
  if (rows.length > 0) {
    await sql.rows(
      `DELETE FROM outbox WHERE subject_id IN (${placeholders(rows)})`,
      ...rows.map(({ id }) => id),
    );
  }
  return rows.length;
}

/** Ids of the entries that are older than their period, whatever the clock's verdict. */
export async function expiredIds(
  sql: Sql,
  input: RetentionPeriods & { now: number },
): Promise<string[]> {
  const old = expired(input);
  const rows = await sql.rows<{ id: string }>(
    `SELECT id FROM submissions WHERE ${old.submissions}
     UNION ALL SELECT id FROM bookings WHERE ${old.bookings}`,
    ...old.submissionValues,
    ...old.bookingValues,
  );
  return rows.map(({ id }) => id);
}
