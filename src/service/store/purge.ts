import { type ClockVerdict, clockVerdict } from './clock.ts';
import type { Sql } from './sql.ts';

const DAY_MS = 86_400_000;

export interface RetentionPeriods {
  inboxDays: number;
  spamDays: number;
}

export interface PurgeInput extends RetentionPeriods {
  now: number;
  builtAt: number;
  /** How many entries to delete at most, so that posts get their turn in between. */
  limit: number;
}

export interface PurgeReport {
  verdict: ClockVerdict;
  deleted: number;
}

/**
 * SQL and values that find what is kept longer than it may be. A held entry's time runs from the
 * digest that first named it; one that no digest has named stays as long as enquiries.
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
 * Deletes some of what is kept longer than it may be; nothing at all while the clock is
 * implausible, since then everything may look old.
 */
export async function purge(sql: Sql, input: PurgeInput): Promise<PurgeReport> {
  const verdict = await clockVerdict(sql, input);
  if (verdict !== 'plausible') return { verdict, deleted: 0 };
  await sql.lock('purge');
  await ageFromNow(sql, input.now);
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

/** What came in, or was told, while the clock was ahead would be kept too long by as much. */
async function ageFromNow(sql: Sql, now: number) {
  const ahead = now + DAY_MS;
  for (const [column, folder] of [
    ['stored_at', 'inbox'],
    ['stored_at', 'spam'],
    ['told_at', 'spam'],
  ] as const) {
    await sql.rows(
      `UPDATE submissions SET ${column} = ? WHERE folder = '${folder}' AND ${column} > ?`,
      now,
      ahead,
    );
  }
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
      `DELETE FROM outbox WHERE subject_id IN (${rows.map(() => '?').join(', ')})`,
      ...rows.map(({ id }) => id),
    );
  }
  return rows.length;
}

/** The ids of what a purge would delete if the clock lets it. */
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
