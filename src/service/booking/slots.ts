import type { Site } from '../../content/schema/site.ts';
import { DAY, HOUR, MINUTE } from '../rate-limit.ts';

export type BookingConfig = Omit<Site['booking'], 'holidays'> &
  Pick<Site, 'timeZone'> & {
    /** `end` is the first day without known holidays; null if none are kept. */
    holidays: { days: string[]; end: string | null };
  };

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Start and end in ms. */
export interface Slot {
  start: number;
  end: number;
}

const cache = new WeakMap<BookingConfig, { minute: number; slots: readonly Slot[] }>();

/**
 * Returns every slot in the weekly hours between notice and horizon, in ms. When the agency's clock changes, slots keep
 * their local time, and slots in the missing hour are left out. Cached for a minute: a full calendar costs 10 ms.
 */
export function allSlots(config: BookingConfig, now: number): readonly Slot[] {
  const minute = Math.floor(now / MINUTE);
  const cached = cache.get(config);
  if (cached?.minute === minute) return cached.slots;
  const slots = computeSlots(config, minute * MINUTE);
  cache.set(config, { minute, slots });
  return slots;
}

function computeSlots(config: BookingConfig, now: number): Slot[] {
  const offset = offsetReader(config.timeZone);
  const closed = [...config.closed, ...config.holidays.days].map((days) => days.split('/'));
  const toInstant = zoneReader(config.timeZone);
  const earliest = now + config.noticeHours * HOUR;
  const slots: Slot[] = [];
  const today = now + offset(now);
  for (let ahead = 0; ahead <= config.horizonDays; ahead += 1) {
    const midnight = Math.floor(today / DAY) * DAY + ahead * DAY;
    const day = DAYS[new Date(midnight).getUTCDay()] ?? 'sun';
    const date = new Date(midnight).toISOString().slice(0, 10);
    if (closed.some((days) => isWithin(date, days))) continue;
    for (const [from, to] of config.hours[day]) {
      const step = config.slotMinutes * MINUTE;
      const close = midnight + minutes(to) * MINUTE;
      for (let local = midnight + minutes(from) * MINUTE; local + step <= close; local += step) {
        const start = toInstant(local);
        const isSkipped = start + offset(start) !== local;
        if (!isSkipped && start >= earliest) slots.push({ start, end: start + step });
      }
    }
  }
  return slots.sort((a, b) => a.start - b.start);
}

/** True if a date is in a span of dates, or of days of the year (06-24), which may cross New Year. */
function isWithin(date: string, [first = '', last = first]: string[]): boolean {
  const day = date.slice(-first.length);
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

/** Passes once over both lists, since a diary may be full. */
export function freeSlots(slots: readonly Slot[], taken: readonly Slot[]): Slot[] {
  const times = taken.toSorted((a, b) => a.start - b.start);
  let [next, lastEnd] = [0, 0];
  return slots.filter(({ start, end }) => {
    for (let time = times[next]; time && time.start < end; time = times[next]) {
      lastEnd = Math.max(lastEnd, time.end);
      next += 1;
    }
    return lastEnd <= start;
  });
}

/** Returns the slots in order, those that overlap or touch as one. */
export function joinSlots(slots: readonly Slot[]): Slot[] {
  const joined: Slot[] = [];
  for (const { start, end } of slots.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns the instant of a wall-clock time, which is given in ms as if it were UTC. */
export type ToInstant = (local: number) => number;

/** Returns how far a zone's wall clock is ahead of UTC at an instant. Both are in ms. */
export type OffsetAt = (at: number) => number;

/** Reads a repeated time as the first one, and a skipped time with the offset before the gap (RFC 5545, 3.3.5). */
export function instantReader(offset: OffsetAt): ToInstant {
  // Offsets at the start of a UTC day, cached: formatting takes most of a series' time.
  const known = new Map<number, number>();
  const ofDay = (at: number) => {
    const day = Math.floor(at / DAY);
    const found = known.get(day) ?? offset(day * DAY);
    known.set(day, found);
    return found;
  };
  return (local) => {
    const [before, after] = [local - ofDay(local - DAY), local - ofDay(local + 2 * DAY)];
    if (before === after) return before;
    return before + offset(before) !== local && after + offset(after) === local ? after : before;
  };
}

export const zoneReader = (timeZone: string): ToInstant => instantReader(offsetReader(timeZone));

function offsetReader(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  // "01/06/2026, GMT+01:00"; UTC itself is "GMT".
  return (at) => offsetOf(/GMT(.*)/.exec(format.format(at))?.[1] || '+00:00');
}

/** Reads an offset from UTC such as +01:00 or -0330, in ms. @throws if it is none */
export function offsetOf(text: string): number {
  const [, sign, hours, minutes = 0] = /^([+-])(\d\d):?(\d\d)/.exec(text) ?? [];
  if (sign === undefined) throw new Error('no offset');
  return Number(`${sign}1`) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** Formats an instant in the basic format of ISO 8601, in UTC. */
export const basicTime = (at: number): string =>
  new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
