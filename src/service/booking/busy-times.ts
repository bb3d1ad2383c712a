import { DAY, MINUTE } from '../rate-limit.ts';
import { type CalendarEvent, readEvent, Unreadable, type Zones } from './calendar-events.ts';
import {
  basicDate,
  type Component,
  readCalendarFile,
  readTime,
  textOf,
  textsOf,
} from './calendar-file.ts';
import { readZones } from './calendar-zones.ts';
import { UnsupportedRule } from './recurrence.ts';
import { endOfPeriod, slotsOf } from './series.ts';
import { type Slot, zoneReader } from './slots.ts';

export interface BusyRange {
  /** In ms. */
  from: number;
  to: number;
  /** The agency's zone, for whole days and for times without a zone in a file without one. */
  timeZone: string;
  /** Gaps shorter than this, in minutes, also count as busy: nothing fits into them. */
  minGap: number;
  /** This site's bookings by UID. The diary contains them, but the store counts them. */
  own: ReadonlyMap<string, Slot>;
  /** True once the CPU time is used up; the rest is left out. */
  isSpent: () => boolean;
}

/** Event that could not be read completely: part of it may look free. */
interface LeftOut {
  /** Position of its calendar in the list, from 1. */
  calendar: number;
  /** Day of its first start (such as 2026-06-02); empty if unreadable. */
  date: string;
  reason: string;
}

export interface Busy {
  times: Slot[];
  leftOut: {
    total: number;
    /** Limited, since anybody can send invitations. */
    named: LeftOut[];
  };
}

const MAX_NAMED = 50;

/**
 * Reads the busy times of calendars (iCalendar, RFC 5545), tentative ones included. It names each event that it cannot read, which
 * is busy at least from its first start to its end. Yields after each piece of work, to keep the process responsive.
 */
export function* busyTimes(
  files: readonly string[],
  { from, to, timeZone, minGap, own, isSpent }: BusyRange,
): Generator<undefined, Busy> {
  const ofDays = zoneReader(timeZone);
  const firstMinute = Math.floor(from / MINUTE);
  // One byte per minute, however many events there are.
  const minutes = new Uint8Array(Math.ceil(to / MINUTE) - firstMinute);
  const leftOut: Busy['leftOut'] = { total: 0, named: [] };
  /** Series in the order of reading: nearest first, recurring ones last. */
  const waiting = new Map<number, { series: Series; calendar: number; zones: Zones }[]>();

  function mark(start: number, end: number) {
    const at = Math.max(0, Math.floor(start / MINUTE) - firstMinute);
    if (end > start) minutes.fill(1, at, Math.max(at, Math.ceil(end / MINUTE) - firstMinute));
  }

  function markUnlessOwn(uid: string, { start, end }: Slot) {
    const booked = own.get(uid);
    if (booked?.start !== start || booked.end !== end) mark(start, end);
  }

  function leave(calendar: number, date: string, reason: string) {
    leftOut.total += 1;
    if (leftOut.named.length < MAX_NAMED) leftOut.named.push({ calendar, date, reason });
  }

  function* readPeriods(line: string, calendar: number) {
    const params = line.slice(0, line.indexOf(':'));
    if (!/^FREEBUSY(?:;|$)/i.test(params) || /;FBTYPE="?FREE"?(?:;|$)/i.test(params)) return;
    let isRead = true;
    // One after the other, since a line may be longer than the parser takes.
    for (const [period] of line.slice(params.length + 1).matchAll(/[^,]+/g)) {
      yield;
      try {
        mark(...periodOf(period.trim()));
      } catch {
        isRead = false;
      }
    }
    if (!isRead) leave(calendar, '', 'line FREEBUSY');
  }

  function* readSeries({ components }: Series, calendar: number, zones: Zones) {
    const events: CalendarEvent[] = [];
    for (const component of components) {
      yield;
      try {
        if (isSpent()) throw new Unreadable('too many events');
        events.push(yield* readEvent(component, zones));
      } catch (error) {
        leave(calendar, firstDate(component), reasonOf(error));
      }
    }
    const current = newest(events);
    // A later move of a single occurrence hides the one that moved it with all later ones, which still counts for those.
    const rests = newest(events.filter(({ replaces }) => replaces?.isRest));
    for (const event of current) {
      const { instant: start, length, isDate, toInstant, wall, problem } = event;
      const end = isDate ? toInstant(wall + length) : start + length;
      const isSingle = event.rules.length + event.added.length === 0;
      let reason = problem;
      try {
        if (event.isFree) continue;
        if (isSingle) markUnlessOwn(event.uid, { start, end });
        if (!isSingle)
          for (const found of slotsOf(event, [...current, ...rests], zones, { from, to })) {
            yield;
            if (isSpent()) throw new Unreadable('too many events');
            if (typeof found === 'string') reason = found;
            else if (found) markUnlessOwn(event.uid, found);
          }
      } catch (error) {
        reason = reasonOf(error);
        mark(start, end);
      }
      if (reason && start < to && (!isSingle || end >= from))
        leave(calendar, new Date(wall).toISOString().slice(0, 10), reason);
    }
  }

  for (const [index, text] of files.entries()) {
    const { components, timeZone: named } = yield* readCalendarFile(text);
    const find = yield* readZones(components, { from, to, isSpent });
    const zones = { find, ofDays, floating: named ? find(named) : ofDays };
    for (const { name, lines } of components)
      if (name === 'VFREEBUSY')
        for (const line of lines) {
          yield;
          yield* readPeriods(line, index + 1);
        }
    for (const series of yield* seriesOf(components, from, to)) {
      yield;
      const found = waiting.get(series.order) ?? [];
      found.push({ series, calendar: index + 1, zones });
      waiting.set(series.order, found);
    }
  }
  for (const order of [...waiting.keys()].sort((a, b) => a - b))
    for (const { series, calendar, zones } of waiting.get(order) ?? [])
      yield* readSeries(series, calendar, zones);
  return { times: joined(minutes, firstMinute, minGap), leftOut };
}

const reasonOf = (error: unknown): string =>
  error instanceof UnsupportedRule
    ? `rule ${error.message}`
    : error instanceof Unreadable
      ? error.message
      : 'dates';

/** Returns the events with the highest SEQUENCE of each occurrence or series. */
function newest(events: CalendarEvent[]): CalendarEvent[] {
  const key = ({ uid, replaces }: CalendarEvent) => `${replaces?.at.instant ?? ''} ${uid}`;
  const highest = new Map<string, number>();
  for (const event of events)
    highest.set(key(event), Math.max(event.sequence, highest.get(key(event)) ?? 0));
  return events.filter((event) => event.sequence === highest.get(key(event)));
}

function periodOf(text: string): [start: number, end: number] {
  const [from, end] = text.split('/');
  const start = readTime(from).wall;
  return [start, endOfPeriod(start, end)];
}

/** Events of one UID that may be in the range. */
interface Series {
  components: Component[];
  /** Distance in days, plus an offset that puts recurring series last. */
  order: number;
}

const FAR = 10_000;

function* seriesOf(components: Component[], from: number, to: number) {
  // Two zones are at most 26 hours apart.
  const [first, last] = [basicDate(from - 2 * DAY), basicDate(to + 2 * DAY)];
  const found = new Map<string, Series & { isNear: boolean }>();
  for (const [index, component] of components.entries()) {
    if (component.name !== 'VEVENT') continue;
    yield;
    const text = component.lines.join('\n');
    const uid = textOf(component, 'UID') || `${index}`;
    const days = datesOf(component);
    const isRecurring = /^R(?:RULE|DATE)/im.test(text) && !/^RECURRENCE-ID/im.test(text);
    const [start, end] = [dayOf(days[0] ?? first), dayOf(days.at(-1) ?? first)];
    // The last event may continue for days after UNTIL.
    const isEnded = (rule: string) =>
      dayOf(/UNTIL=(\d{8})/i.exec(rule)?.[1] ?? '') < from - 2 * DAY - (end - start);
    const isOver = isRecurring
      ? !/^RDATE/im.test(text) && textsOf(component, 'RRULE').every(isEnded)
      : (days.at(-1) ?? first) < first;
    const isNear = (days[0] ?? first) <= last && (!isOver || /^DURATION/im.test(text));
    const far = Math.min(FAR, Math.abs(Math.round((start - from) / DAY)) || 0);
    const order = isRecurring ? FAR + 1 + far : far;
    const known = found.get(uid) ?? { components: [], order, isNear };
    known.components.push(component);
    known.isNear ||= isNear;
    known.order = Math.max(known.order, order);
    found.set(uid, known);
  }
  return [...found.values()].filter(({ isNear }) => isNear);
}

const datesOf = ({ lines }: Component): string[] =>
  lines
    .filter((line) => /^(?:DTSTART|DTEND|RECURRENCE-ID)/i.test(line))
    .flatMap((line) => /:(\d{8})/.exec(line)?.[1] ?? [])
    .sort();

/** Reads a date such as 20260602, in ms; NaN if it is none. */
const dayOf = (date: string): number => Date.parse(date.replace(/(....)(..)/, '$1-$2-'));

const firstDate = (component: Component): string =>
  datesOf(component)[0]?.replace(/(....)(..)/, '$1-$2-') ?? '';

/** @param minutes 1 for each busy minute, from the minute `first` */
function joined(minutes: Uint8Array, first: number, minGap: number): Slot[] {
  const times: Slot[] = [];
  minutes.forEach((isBusy, index) => {
    const start = (first + index) * MINUTE;
    const last = times.at(-1);
    if (isBusy && last && start < last.end + minGap * MINUTE) last.end = start + MINUTE;
    else if (isBusy) times.push({ start, end: start + MINUTE });
  });
  return times;
}
