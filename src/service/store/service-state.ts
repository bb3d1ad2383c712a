import { randomBytes } from 'node:crypto';
import type { Busy } from '../booking/busy-times.ts';
import { joinSlots } from '../booking/slots.ts';
import { DAY, HOUR, MINUTE } from '../rate-limit.ts';
import { newToken } from './ids.ts';
import type { Sql } from './sql.ts';

/** If the clock is ahead of the recorded time by more than this, it must be confirmed. */
const MAX_AHEAD_MS = 30 * DAY;
/** Largest difference between the clocks of machines that share a store. */
export const MAX_SKEW_MS = 5 * MINUTE;

async function readState(sql: Sql, name: string): Promise<string | null> {
  const [row] = await sql.rows<{ value: string }>`
    SELECT value FROM service_state WHERE name = ${name}`;
  return row?.value ?? null;
}

async function writeState(sql: Sql, name: string, value: string): Promise<void> {
  await sql.rows`
    INSERT INTO service_state (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}

/** Returns the secret of this name (192 random bits, base64url), the same to every instance; made at first use. */
export async function secret(sql: Sql, { name }: { name: string }): Promise<string> {
  await sql.lock('secret');
  const key = `secret:${name}`;
  const known = await readState(sql, key);
  if (known !== null) return known;
  const made = newToken();
  await writeState(sql, key, made);
  return made;
}

/** Size of the largest post, before base64. */
const PROBE_BYTES = 48 * 1024;

/** Writes as much as the largest post; succeeds if posts can be stored now. */
export async function probe(sql: Sql, _: Record<string, never>): Promise<void> {
  // Random, since SQLite does not write pages whose content stays the same.
  await writeState(sql, 'probe', randomBytes(PROBE_BYTES).toString('base64'));
}

/** Result of the last readings of the diary. */
export interface Diary extends Busy {
  /** When the last successful reading began, in ms; 0 before the first. */
  readAt: number;
  /** When the first and last failed readings since then began, in ms; both 0 if none failed. */
  failedFrom: number;
  failedAt: number;
}

const UNREAD: Diary = {
  readAt: 0,
  failedFrom: 0,
  failedAt: 0,
  times: [],
  leftOut: { total: 0, named: [] },
};

export async function diary(sql: Sql, _: Record<string, never>): Promise<Diary> {
  return { ...UNREAD, ...JSON.parse((await readState(sql, 'diary')) ?? '{}') };
}

/**
 * Keeps the result of a reading that began `at` (in ms), null if it failed, unless a later one is known. A partial reading lacks
 * calendars that failed, so everything that was known also stays busy.
 */
export async function keepReading(
  sql: Sql,
  {
    at,
    now,
    found,
    isPartial = false,
  }: { at: number; now: number; found: Busy | null; isPartial?: boolean },
): Promise<void> {
  await sql.lock('diary');
  const known = await diary(sql, {});
  // A reading from the future was kept while the clock was ahead.
  if (known.readAt > at && known.readAt <= now) return;
  const failed = { failedFrom: known.failedFrom || at, failedAt: at };
  const kept =
    found && !isPartial
      ? { ...found, readAt: at, failedFrom: 0, failedAt: 0 }
      : { ...known, ...(found && bothOf(known, found, at)), ...failed };
  await writeState(sql, 'diary', JSON.stringify(kept));
}

const bothOf = (known: Busy, found: Busy, at: number): Busy => ({
  times: joinSlots([...known.times.filter(({ end }) => end > at), ...found.times]),
  leftOut: known.leftOut.total > found.leftOut.total ? known.leftOut : found.leftOut,
});

/** Returns whether more events are left out than the last digest reported. @param isReported a digest is being sent */
export async function leavesOutMore(
  sql: Sql,
  { total }: Diary['leftOut'],
  isReported: boolean,
): Promise<boolean> {
  const reported = Number((await readState(sql, 'left_out_said')) ?? 0);
  if (total < reported || isReported) await writeState(sql, 'left_out_said', String(total));
  return total > reported;
}

/** Returns when readings began to fail, in ms, or null if the first and the last failure are less than an hour apart. */
export const unreadSince = ({ failedFrom, failedAt }: Diary): number | null =>
  failedAt - failedFrom >= HOUR ? failedFrom : null;

/** Compares the clock with the recorded time. Unless it is `ok`, the service deletes no entries. */
export type ClockVerdict = 'ok' | 'behind' | 'ahead';

/** Returns ms since 1970; 0 before the first. */
export async function recordedTime(sql: Sql, _?: Record<string, never>): Promise<number> {
  return Number((await readState(sql, 'clock')) ?? 0);
}

function judge(now: number, recorded: number): ClockVerdict {
  if (recorded === 0) return 'ok';
  if (now < recorded - MAX_SKEW_MS) return 'behind';
  return now > recorded + MAX_AHEAD_MS ? 'ahead' : 'ok';
}

export async function clockVerdict(sql: Sql, { now }: { now: number }): Promise<ClockVerdict> {
  return judge(now, await recordedTime(sql));
}

/** Records the time if the verdict is `ok`; runs hourly. */
export async function recordTime(sql: Sql, { now }: { now: number }): Promise<ClockVerdict> {
  const recorded = await recordedTime(sql);
  const verdict = judge(now, recorded);
  if (verdict === 'ok' && now > recorded) await writeState(sql, 'clock', String(now));
  return verdict;
}

export async function confirmClock(sql: Sql, { now }: { now: number }): Promise<void> {
  await writeState(sql, 'clock', String(now));
}

/**
 * Returns the time from which a new entry's age counts: the recorded time while the clock is behind it, so that an
 * entry is not a year old when a clock that was a year behind is corrected.
 */
export async function believedTime(sql: Sql, now: number): Promise<number> {
  const recorded = await recordedTime(sql);
  if (recorded === 0) await writeState(sql, 'clock', String(now));
  return Math.max(now, recorded);
}
