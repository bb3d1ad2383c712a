import { RRuleTemporal } from 'rrule-temporal';
import { DAY } from '../rate-limit.ts';
import { basicTime } from './slots.ts';

/** Wall-clock time, in ms as if it were UTC. */
export type Wall = number;

const FREQUENCIES = /^(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY)$/;
const PARTS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY']);
const HIGHEST: Record<string, number> = {
  BYMONTH: 12,
  BYMONTHDAY: 31,
  BYYEARDAY: 366,
  BYWEEKNO: 53,
  BYSETPOS: 366,
  BYHOUR: 23,
  BYMINUTE: 59,
  BYSECOND: 59,
};
const MAX_RULE = 500;
const MAX_A_DAY = 300;
/** Calls of the library that a rule with COUNT may take from its start. */
const MAX_CALLS = 2_000;

/** A rule is not supported; the message names the part. */
export class UnsupportedRule extends Error {}

/** Reads the parts of an RRULE. @throws {UnsupportedRule} */
export function ruleParts(rule: string): Map<string, string> {
  if (rule.length > MAX_RULE) throw new UnsupportedRule('too long');
  const pairs = rule.toUpperCase().split(';').filter(Boolean);
  const parts = new Map(pairs.map((pair) => pair.split('=', 2) as [string, string]));
  for (const [name, value = ''] of parts) {
    const isRight = HIGHEST[name]
      ? isInRange(name, value)
      : PARTS.has(name) && (name !== 'COUNT' || Number(value) > 0);
    if (!isRight || (name === 'FREQ' && !FREQUENCIES.test(value)))
      throw new UnsupportedRule(`${name}=${value}`);
  }
  const timesADay = ['BYHOUR', 'BYMINUTE', 'BYSECOND']
    .map(
      (name) =>
        parts.get(name)?.split(',').length ?? (name === 'BYHOUR' && isHourly(parts) ? 24 : 1),
    )
    .reduce((product, length) => product * length);
  if (timesADay > MAX_A_DAY) throw new UnsupportedRule(`${timesADay} times a day`);
  return parts;
}

const isHourly = (parts: Map<string, string>): boolean => parts.get('FREQ') === 'HOURLY';

function isInRange(name: string, value: string): boolean {
  const isTime = /^BY(?:HOUR|MINUTE|SECOND)$/.test(name);
  return value.split(',').every((each) => {
    const number = Math.abs(Number(each || Number.NaN));
    return Number.isInteger(number) && number >= (isTime ? 0 : 1) && number <= (HIGHEST[name] ?? 0);
  });
}

/**
 * Expands a rule (RFC 5545, 3.3.10) between two wall-clock times; the caller applies UNTIL. The start is always the first
 * occurrence. Yields undefined between pieces of work. @throws {UnsupportedRule}
 */
export function* occurrences(
  parts: Map<string, string>,
  start: Wall,
  [from, to]: [Wall, Wall],
): Generator<Wall | undefined> {
  const count = Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY);
  const names = [...parts.keys()].filter((name) => name !== 'COUNT' && name !== 'UNTIL');
  const text = names.map((name) => `${name}=${parts.get(name)}`).join(';');
  const rruleString = `DTSTART:${basicTime(start)}\nRRULE:${text}`;
  // Limiting the candidates would make the library ten times slower.
  const options = { rruleString, strict: true, cache: false, maxIterations: 2_000 };
  const rule = supported(() => new RRuleTemporal(options));
  const step = isHourly(parts) || parts.has('BYHOUR') ? 7 * DAY : 100 * DAY;
  // COUNT can only be counted from the start.
  const first = parts.has('COUNT') ? start : Math.max(from, start);
  if ((to - first) / step > MAX_CALLS) throw new UnsupportedRule(`COUNT=${count}`);
  if (start >= from && start <= to) yield start;
  let found = 1;
  for (let at = first; at <= to && found < count; at += step) {
    yield;
    const end = Math.min(at + step - 1, to);
    const those = supported(() => rule.between(new Date(at), new Date(end), true));
    for (const { epochMilliseconds: wall } of those) {
      if (wall === start) continue;
      found += 1;
      if (found <= count && wall >= from) yield wall;
    }
  }
}

function supported<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UnsupportedRule(error instanceof Error ? error.message : '');
  }
}
