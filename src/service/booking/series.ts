import { DAY } from '../rate-limit.ts';
import { type CalendarEvent, type Moment, readMoment, type Zones } from './calendar-events.ts';
import { type Property, readDuration, readTime } from './calendar-file.ts';
import { occurrences, ruleParts, UnsupportedRule, type Wall } from './recurrence.ts';
import type { Slot } from './slots.ts';

const MAX_OCCURRENCES = 10_000;

/**
 * Yields the slots of a series between two times (in ms), without occurrences that are excluded or replaced by an event of `all`,
 * the events of its UID. Yields a text for each part that is left out, and undefined between pieces of work.
 * @throws {UnsupportedRule}
 */
export function* slotsOf(
  event: CalendarEvent,
  all: readonly CalendarEvent[],
  zones: Zones,
  { from, to }: { from: number; to: number },
): Generator<Slot | string | undefined> {
  const { isDate, toInstant, wall, length } = event;
  const local = { ...zones, floating: toInstant };
  const [instants, days] = [new Set<number>(), new Set<number>()];
  const skip = (at: Moment) =>
    isDate || at.isDate ? days.add(Math.floor(at.wall / DAY)) : instants.add(at.instant);
  for (const { replaces } of all) if (replaces) skip(replaces.at);
  for (const value of valuesOf(event.excluded)) {
    yield;
    try {
      skip(readMoment(value[0], value[1], local));
    } catch {
      yield 'line EXDATE';
    }
  }
  // Events that replace all later occurrences, the latest first.
  const rests = all
    .flatMap(({ replaces, ...rest }) =>
      replaces?.isRest
        ? { ...rest, since: replaces.at.instant, shift: shiftOf(rest, replaces.at) }
        : [],
    )
    .sort((a, b) => b.since - a.since);

  let left = MAX_OCCURRENCES;
  function place(at: Wall, start: number, end: number): Slot | undefined {
    left -= 1;
    if (left < 0) throw new UnsupportedRule('too frequent');
    if (instants.has(start) || days.has(Math.floor(at / DAY))) return undefined;
    const rest = rests.find(({ since }) => since <= start);
    if (!rest) return { start, end };
    const moved = start + toInstant(at + rest.shift) - toInstant(at);
    return rest.isFree ? undefined : { start: moved, end: moved + rest.length };
  }

  const endAt = (at: Wall) => (isDate ? toInstant(at + length) : toInstant(at) + length);
  const margin = 2 * DAY + Math.max(0, ...rests.map(({ shift }) => Math.abs(shift)));
  const longest = Math.max(length, ...rests.map((rest) => rest.length));
  if (event.rules.length === 0) yield place(wall, toInstant(wall), endAt(wall));
  for (const rule of event.rules) {
    const parts = ruleParts(rule);
    const isAfterEnd = endOf(parts.get('UNTIL'), event);
    for (const at of occurrences(parts, wall, [from - longest - margin, to + margin])) {
      if (at !== undefined && isAfterEnd(at)) break;
      yield at === undefined ? undefined : place(at, toInstant(at), endAt(at));
    }
  }
  for (const [property, value, end] of valuesOf(event.added)) {
    yield;
    try {
      const at = readMoment(property, value, local);
      const length = endAt(at.wall) - toInstant(at.wall);
      yield place(at.wall, at.instant, end ? endOfPeriod(at.instant, end) : at.instant + length);
    } catch {
      yield 'line RDATE';
    }
  }
}

/** Returns values with their property; periods also with their end. */
const valuesOf = (properties: Property[]) =>
  properties.flatMap((property) =>
    property.values.map((value): [Property, unknown, unknown?] =>
      Array.isArray(value) ? [property, value[0], value[1]] : [property, value],
    ),
  );

/** Returns how much later an event is than the occurrence that it replaces, in ms. */
const shiftOf = ({ instant, wall, isDate }: Moment, at: Moment): number =>
  at.isUtc || isDate !== at.isDate ? instant - at.instant : wall - at.wall;

/** Returns a test for occurrences after UNTIL. A date includes the whole day. */
function endOf(until: string | undefined, { isDate, toInstant }: CalendarEvent) {
  if (until === undefined) return () => false;
  const time = readTime(until);
  const local = time.isDate || isDate ? Math.floor(time.wall / DAY) * DAY : time.wall;
  const last = time.isUtc ? time.wall : toInstant(time.isDate ? local + DAY - 1 : time.wall);
  return (at: number) => toInstant(at) > last && !(isDate && at <= local);
}

/** Returns ms. */
export const endOfPeriod = (start: number, end: unknown): number =>
  /^[+-]?P/i.test(String(end)) ? start + readDuration(end) : readTime(end).wall;
