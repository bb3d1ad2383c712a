const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after each failed attempt, as users of Standard Webhooks do: 27.6 h in all. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
] as const;
/** A mail server may be down over a weekend: five more tries, 77.6 h in all. */
const MAIL_WAITS = [...WAITS, 10 * HOUR, 10 * HOUR, 10 * HOUR, 10 * HOUR, 10 * HOUR];
const MOST_RETRY_AFTER = 24 * HOUR;

/** How an attempt ended. `retry` may carry the wait the other side asked for, in ms. */
export type Outcome =
  | { result: 'sent' }
  | { result: 'retry'; code: string; afterMs?: number }
  | { result: 'dead'; code: string };

/**
 * Takes the kind, how many attempts were made and the wait asked for, gives the wait until the
 * next attempt in ms, or null when it is time to give up. Up to 20 % are added at random, so
 * that what failed together does not come back together.
 */
export function nextWait(
  kind: string,
  attempts: number,
  askedMs = 0,
  random: () => number = Math.random,
): number | null {
  const waits = kind.endsWith('webhook') ? WAITS : MAIL_WAITS;
  const wait = waits[attempts - 1];
  if (wait === undefined) return null;
  return Math.round(Math.max(wait * (1 + 0.2 * random()), Math.min(askedMs, MOST_RETRY_AFTER)));
}
