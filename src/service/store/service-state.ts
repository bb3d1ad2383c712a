import { randomBytes } from 'node:crypto';
import type { Slot } from '../booking/slots.ts';
import { DAY, HOUR, MINUTE } from '../rate-limit.ts';
import { newToken } from './ids.ts';
import type { Sql } from './sql.ts';

/** Later than the recorded time by more than this, the clock has to be confirmed. */
const MAX_AHEAD_MS = 30 * DAY;
/** Clocks of machines that share a store differ by this much at most. */
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

/** Bytes that become a text as long as the largest post in base64. */
const PROBE_BYTES = 48 * 1024;

/** Writes as much as the largest post; succeeds when posts could be stored now. */
export async function probe(sql: Sql, _: Record<string, never>): Promise<void> {
  // Random, since SQLite does not write pages whose content stays the same.
  await writeState(sql, 'probe', randomBytes(PROBE_BYTES).toString('base64'));
}

/** What the last readings of the diary gave. */
export interface Diary {
  /** When it was last read, in ms; 0 before the first time. */
  readAt: number;
  /** When it first and last could not be read since, both 0 where it could. */
  failedFrom: number;
  failedAt: number;
  times: Slot[];
}

const UNREAD: Diary = { readAt: 0, failedFrom: 0, failedAt: 0, times: [] };

export async function diary(sql: Sql, _: Record<string, never>): Promise<Diary> {
  return JSON.parse((await readState(sql, 'diary')) ?? JSON.stringify(UNREAD));
}

export const keepDiary = (sql: Sql, diary: Diary): Promise<void> =>
  writeState(sql, 'diary', JSON.stringify(diary));

/** Since when readings have failed, in ms, where that is an hour and more; a reading that nobody asked for is no failure. */
export const unreadSince = ({ failedFrom, failedAt }: Diary): number | null =>
  failedAt - failedFrom >= HOUR ? failedFrom : null;

/** Whether nothing may be deleted because the clock is `behind` or too far `ahead` of the recorded time. */
export type ClockVerdict = 'ok' | 'behind' | 'ahead';

/** In ms since 1970; 0 before the first. */
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

/** Records the time, every hour, where the verdict is `ok`. */
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
 * Returns the time from which the age of a new entry counts: the recorded one while the clock is behind it, so that an
 * entry is not a year old when a clock that was a year behind is put right.
 */
export async function believedTime(sql: Sql, now: number): Promise<number> {
  const recorded = await recordedTime(sql);
  if (recorded === 0) await writeState(sql, 'clock', String(now));
  return Math.max(now, recorded);
}
