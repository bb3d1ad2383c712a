import { readState, writeState } from './service-state.ts';
import type { Sql } from './sql.ts';

/** Later than the recorded time by more than this, the clock has to be confirmed. */
const MAX_AHEAD_MS = 30 * 86_400_000;
/** Clocks of machines that share a store differ by this much at most. */
const MAX_SKEW_MS = 5 * 60_000;

/** Whether nothing may be deleted because the clock is `behind` or too far `ahead` of the recorded time. */
export type ClockVerdict = 'ok' | 'behind' | 'ahead';

/** The time last recorded, in ms since 1970; 0 before the first. */
export async function recordedTime(sql: Sql, _?: Record<string, never>): Promise<number> {
  return Number((await readState(sql, 'clock')) ?? 0);
}

function judge(now: number, recorded: number): ClockVerdict {
  if (recorded === 0) return 'ok';
  if (now < recorded - MAX_SKEW_MS) return 'behind';
  return now > recorded + MAX_AHEAD_MS ? 'ahead' : 'ok';
}

/** Compares the clock's time with the recorded one. */
export async function clockVerdict(sql: Sql, { now }: { now: number }): Promise<ClockVerdict> {
  return judge(now, await recordedTime(sql));
}

/** Records the time, to be called every hour; leaves the recorded one where the verdict is not `ok`. */
export async function recordTime(sql: Sql, { now }: { now: number }): Promise<ClockVerdict> {
  const recorded = await recordedTime(sql);
  const verdict = judge(now, recorded);
  if (verdict === 'ok' && now > recorded) await writeState(sql, 'clock', String(now));
  return verdict;
}

/** Records the time whatever was recorded: an operator has confirmed it. */
export async function confirmClock(sql: Sql, { now }: { now: number }): Promise<void> {
  await writeState(sql, 'clock', String(now));
}

/**
 * Returns the time from which the age of a new entry counts: the clock's, or the recorded one while the clock is wrong.
 * An entry that comes in while the clock is a year behind is therefore not a year old when the clock is put right.
 */
export async function believedTime(sql: Sql, now: number): Promise<number> {
  const recorded = await recordedTime(sql);
  if (recorded === 0) await writeState(sql, 'clock', String(now));
  return judge(now, recorded) === 'ok' ? now : recorded;
}
