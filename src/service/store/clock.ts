import type { Sql } from './sql.ts';

const DAY_MS = 86_400_000;
/** How long the service may have been off before its clock has to be confirmed. */
const LONGEST_PAUSE_MS = 7 * DAY_MS;
/** The same where only the newest entry tells the time: a quiet site has none for weeks. */
const LONGEST_SILENCE_MS = 90 * DAY_MS;

/** Whether the clock can be believed, or in which direction it is implausibly far off. */
export type ClockVerdict = 'plausible' | 'behind' | 'ahead';

/**
 * SQL for the time an entry was stored at, with one parameter, the clock's time: that, or the last
 * time recorded while the clock was plausible where it is later. An entry stored while the clock
 * is a year behind is thereby not a year old when the clock is put right.
 */
export const TRUSTED_TIME = `(SELECT MAX(time) FROM
  (SELECT trusted_at AS time FROM clock UNION ALL SELECT CAST(? AS BIGINT)) AS times)`;

/**
 * Judges the clock's time by the date of the site build (0: unknown), by the last time recorded and, where none is
 * recorded yet, by the newest entry.
 */
export async function clockVerdict(
  sql: Sql,
  { now, builtAt }: { now: number; builtAt: number },
): Promise<ClockVerdict> {
  const [row] = await sql.rows<{ trusted_at: number; newest: number | null }>(
    'SELECT trusted_at, (SELECT MAX(created_at) FROM submissions) AS newest FROM clock',
  );
  const recorded = row?.trusted_at ?? 0;
  const last = recorded || (row?.newest ?? 0);
  const longest = recorded ? LONGEST_PAUSE_MS : LONGEST_SILENCE_MS;
  if (now < Math.max(last, builtAt) - DAY_MS) return 'behind';
  return last > 0 && now > last + longest ? 'ahead' : 'plausible';
}

/**
 * Records the time while the clock is plausible. `probe` is text to write beside it, to find out
 * whether the store would take as much.
 */
export async function heartbeat(
  sql: Sql,
  input: { now: number; builtAt: number; probe: string },
): Promise<ClockVerdict> {
  const verdict = await clockVerdict(sql, input);
  const seen = verdict === 'plausible' ? input.now : 0;
  await sql.rows(`UPDATE clock SET probe = ?, trusted_at = ${TRUSTED_TIME}`, input.probe, seen);
  return verdict;
}

/** An operator says that the clock is right, whatever was recorded. */
export async function trustClock(sql: Sql, { now }: { now: number }): Promise<void> {
  await sql.rows('UPDATE clock SET trusted_at = ?', now);
}
