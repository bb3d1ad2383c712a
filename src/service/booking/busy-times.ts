import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { isTimeZone } from '../../lib/time-zone.ts';
import { type Slot, type ToInstant, zoneReader } from './slots.ts';

export interface BusyRange {
  /** In ms. */
  from: number;
  to: number;
  /** The agency's: of whole days, and of times that name no zone. */
  timeZone: string;
  /** A shorter gap between two busy times is busy, too: nothing fits into it. In minutes. */
  minGap: number;
  /** Starts of our own bookings by their UID: they come back through the diary, and the store counts them. */
  own: ReadonlyMap<string, number>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// Anybody can send an invitation, also one for each second or for 30 February, and the library reads a text (in characters)
// and looks for the next occurrence (in days; 29 February may be eight years away) without a pause.
const MAX_TEXT = 32_768;
const MAX_RULE = /^RRULE(?:.{500}|.*INTERVAL=\d{4})/im;
const MAX_OCCURRENCES = 20_000;
const MAX_STEPS = 1_500;
const STEPS = {
  check_contracting_rules: () => 1,
  increment_monthday: (by: number) => by,
  increment_month: () => 50,
  increment_year: () => 1,
  expand_year_days: () => 20,
};
let steps = 0;
for (const [name, count] of Object.entries(STEPS)) {
  const method: (given: number) => unknown = Reflect.get(ICAL.RecurIterator.prototype, name);
  Reflect.set(ICAL.RecurIterator.prototype, name, function (this: unknown, given: number) {
    steps += count(given);
    if (steps > MAX_STEPS) throw new Error('The next occurrence is too far away.');
    return method.call(this, given);
  });
}

/** The lines that say when an event is; and its alarms, which have such lines, too. */
const LINES =
  /^BEGIN:VALARM[\s\S]*?^END:VALARM|^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)[;:].*(?:\r?\n[ \t].*)*/gim;
const FREE =
  /^(?:STATUS:CANCELLED|TRANSP:TRANSPARENT|X-MICROSOFT-CDO-BUSYSTATUS:(?:FREE|WORKINGELSEWHERE))/im;

/**
 * Reads the busy times of iCalendar text (RFC 5545), tentative ones included, and counts the events that it cannot read. It yields
 * after each event and each occurrence, so that whoever calls can let others work. One at a time: the library knows zones by their
 * names alone.
 */
export function* busyTimes(
  file: string,
  { from, to, timeZone, minGap, own }: BusyRange,
): Generator<undefined, { times: Slot[]; unread: number }> {
  const first = Math.floor(from / MINUTE);
  // A minute is busy or not, however many events say so.
  const minutes = new Uint8Array(Math.ceil(to / MINUTE) - first);
  const inAgency = zoneReader(timeZone);
  const register = zonesOf(file, inAgency);
  /** Occurrences that have an event of their own. */
  const moved = new Set<string>();
  let unread = 0;

  function instantOf(time: ICAL.Time): number {
    const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
    return isFloating ? inAgency(localOf(time)) : time.toUnixTime() * 1_000;
  }

  function* read(text: string) {
    yield;
    steps = 0;
    try {
      register(text);
      const event = eventOf(text);
      const { uid, recurrenceId } = event;
      if (recurrenceId) moved.add(`${uid} ${instantOf(recurrenceId)}`);
      const length = instantOf(event.endDate) - instantOf(event.startDate);
      for (const time of FREE.test(text) ? [] : occurrences(event)) {
        yield;
        const start = instantOf(time);
        if (start > to) return;
        const isMoved = !recurrenceId && moved.has(`${uid} ${start}`);
        if (isMoved || own.get(uid) === start) continue;
        // Whole days are counted, whatever the clock does; one that ends where it begins is meant as a day.
        const days = Math.max(1, Math.round(length / DAY)) * DAY;
        const end = time.isDate ? inAgency(localOf(time) + days) : start + length;
        const at = Math.max(0, Math.floor(start / MINUTE) - first);
        if (end > start) minutes.fill(1, at, Math.max(at, Math.ceil(end / MINUTE) - first));
      }
    } catch {
      unread += 1;
    }
  }

  // Two zones are at most 26 hours apart.
  const days = [dayText(from - 2 * DAY), dayText(to + 2 * DAY)] as const;
  const recurring: string[] = [];
  for (const block of blocks(file, 'VEVENT')) {
    yield;
    const lines = block.match(LINES)?.filter((line) => !/^BEGIN/i.test(line)) ?? [];
    const text = unfolded(lines.join('\r\n'));
    if (/^R(?:RULE|DATE)/im.test(text) && !/^RECURRENCE-ID/im.test(text)) recurring.push(text);
    else if (touches(text, days)) yield* read(text);
  }
  for (const text of recurring) yield* read(text);
  return { times: joined(minutes, first, minGap), unread };
}

const unfolded = (text: string) => text.replace(/\r?\n[ \t]/g, '');
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
const localOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Texts of the components of a name. */
function* blocks(file: string, name: string) {
  for (let end = 0; ; ) {
    const start = file.indexOf(`\nBEGIN:${name}`, end) + 1;
    end = file.indexOf(`\nEND:${name}`, start);
    if (start === 0 || end < 0) return;
    yield file.slice(start, end);
  }
}

/** False where the days of an event, and of the occurrence that it moves, say that both lie outside. */
function touches(text: string, [first, last]: readonly [string, string]): boolean {
  const day = (name: string) => RegExp(`^${name}.*?:(\\d{8})`, 'im').exec(text)?.[1];
  const start = day('DTSTART') ?? '';
  const end = day('DTEND') ?? (/^DURATION/im.test(text) ? last : start);
  const moved = day('RECURRENCE-ID') ?? '';
  return (start <= last && end >= first) || (moved <= last && moved >= first);
}

const eventOf = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(`BEGIN:VEVENT\r\n${text}\r\nEND:VEVENT`)));

/** @throws where there are too many */
function* occurrences(event: ICAL.Event): Generator<ICAL.Time> {
  if (event.recurrenceId || !event.component.hasProperty('rrule')) yield event.startDate;
  if (event.recurrenceId || !event.isRecurring()) return;
  const iterator = event.iterator();
  for (let left = MAX_OCCURRENCES; left > 0; left -= 1) {
    const time = iterator.next();
    if (!time) return;
    yield time;
    steps = 0;
  }
  throw new Error('It recurs too often.');
}

/** Returns how to make the zones known that an event names: by IANA's names, by those of Windows, or as the file defines them. */
function zonesOf(file: string, inAgency: ToInstant) {
  ICAL.TimezoneService.reset();
  const definitions = new Map(
    [...blocks(file, 'VTIMEZONE')].map((block) => {
      // What holds since 1601, as Outlook writes it, would take the library as long as a hundred events.
      const text = unfolded(block.slice(0, MAX_TEXT)).replace(/^DTSTART:\d{4}/gim, 'DTSTART:2015');
      return [/^TZID[^:]*:(.*)/im.exec(text)?.[1], `${text}\r\nEND:VTIMEZONE`];
    }),
  );
  const zoneOf = (id: string) => {
    // Some put a name of their own before it: /mozilla.org/20050126_1/Europe/Berlin.
    const endings = id.split('/').map((_, at, parts) => parts.slice(at).join('/'));
    const name = [...endings, findIana(id)[0] ?? ''].find(isTimeZone);
    const definition = definitions.get(id);
    if (!name && definition) return new ICAL.Timezone(new ICAL.Component(ICAL.parse(definition)));
    const toInstant = name ? zoneReader(name) : inAgency;
    const utcOffset = (time: ICAL.Time) => (localOf(time) - toInstant(localOf(time))) / 1_000;
    return Object.assign(new ICAL.Timezone({ tzid: id }), { utcOffset });
  };
  return (text: string) => {
    if (text.length > MAX_TEXT || MAX_RULE.test(text)) throw new Error('It is too long.');
    for (const [, quoted, plain] of text.matchAll(/;TZID=(?:"(.*?)"|([^;:\r]*))/gi)) {
      const id = quoted ?? plain ?? '';
      if (!ICAL.TimezoneService.has(id)) ICAL.TimezoneService.register(zoneOf(id), id);
    }
  };
}

/** @param minutes 1 for each that is busy, since the minute `first` */
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
