import { HOUR, MINUTE } from '../rate-limit.ts';

/** Waits after each failed attempt: 77.6 h in all, since a receiver may be down over a weekend. */
const WAITS = [
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  ...Array<number>(7).fill(10 * HOUR),
];

export type DeliveryResult =
  /** `refused` lists refused addresses of an email to several people. */
  | { result: 'sent'; refused?: readonly string[] }
  | { result: 'retry'; code: string }
  | { result: 'dead'; code: string };

/** Returns the wait before the next attempt in ms, null to give up. Adds up to 20 % at random, to spread simultaneous failures. */
export function nextWait(attempts: number, random: () => number = Math.random): number | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : Math.round(wait * (1 + 0.2 * random()));
}
