import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { isTimeZone } from '../../lib/time-zone.ts';
import { DAY, MINUTE } from '../rate-limit.ts';
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

/** Of an event and of what says when it is, in characters: each is read in one go. */
const MAX_EVENT = 1_000_000;
const MAX_TEXT = 32_768;
const MAX_RULE =
  /^(?:RRULE(?:.{500}|.*INTERVAL=\d{4})|(?:DURATION|RDATE|EXDATE).*P[\dDHMTW]*\d{7}(?!S))/im;
const MAX_OCCURRENCES = 20_000;

// Anybody can send an invitation, also one for 30 February, and the library would look for that without a pause. What a step
// of its search costs, by its methods: a day each; 29 February may be eight years away.
const MAX_COST = 1_500;
const COSTS = {
  check_contracting_rules: 1,
  increment_monthday: 1,
  increment_month: 50,
  expand_year_days: 20,
  is_day_in_byday: 1,
};
const ZONE_COST = 100;
let cost = 0;
const { prototype } = ICAL.RecurIterator;
for (const [name, each] of Object.entries(COSTS)) {
  const step: (given: number) => unknown = Reflect.get(prototype, name);
  Reflect.set(prototype, name, function (this: unknown, given: number) {
    spend(name === 'increment_monthday' ? given : each);
    return step.call(this, given);
  });
}

function spend(more: number): void {
  cost += more;
  if (cost > MAX_COST)
    throw new Error('The next occurrence is too far away, or it names too many zones.');
}

const LINES =
  /^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)[;:].*(?:\r?\n[ \t].*)*/gim;
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
  const registerZones = yield* zonesOf(file, inAgency);
  /** Occurrences that have an event of their own. */
  const moved = new Set<string>();
  let unread = 0;

  function instantOf(time: ICAL.Time): number {
    const isFloating = time.zone === ICAL.Timezone.localTimezone;
    return isFloating ? inAgency(localOf(time)) : time.toUnixTime() * 1_000;
  }

  function* read(text: string) {
    yield;
    cost = 0;
    try {
      if (text.length > MAX_TEXT || MAX_RULE.test(text)) throw new Error('It is too long.');
      registerZones(text);
      const component = ICAL.parse(`BEGIN:VEVENT\r\n${text}\r\nEND:VEVENT`);
      const event = new ICAL.Event(new ICAL.Component(component));
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
  const [firstDay = '', lastDay = ''] = [from - 2 * DAY, to + 2 * DAY].map((at) =>
    new Date(at).toISOString().slice(0, 10).replaceAll('-', ''),
  );
  const recurring: string[] = [];
  for (const block of blocks(file, 'VEVENT')) {
    yield;
    // Alarms have lines of the same names.
    const [alarm, rest] = [block.indexOf('\nBEGIN:VALARM'), block.lastIndexOf('\nEND:VALARM')];
    const event = alarm < 0 ? block : block.slice(0, alarm) + block.slice(rest);
    const text = unfolded(event.slice(0, MAX_EVENT).match(LINES)?.join('\r\n') ?? '');
    const days = (text.match(/(?<=:)\d{8}/g) ?? []).sort();
    const [start = '', end = ''] = [days[0], /^DURATION/im.test(text) ? lastDay : days.at(-1)];
    if (/^R(?:RULE|DATE)/im.test(text) && !/^RECURRENCE-ID/im.test(text)) recurring.push(text);
    else if (start <= lastDay && (end === '' || end >= firstDay)) yield* read(text);
  }
  for (const text of recurring) yield* read(text);
  return { times: joined(minutes, first, minGap), unread };
}

const unfolded = (text: string) => text.replace(/\r?\n[ \t]/g, '');
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

function* occurrences(event: ICAL.Event): Generator<ICAL.Time> {
  // With dates alone, the library leaves out the first.
  if (event.recurrenceId || !event.component.hasProperty('rrule')) yield event.startDate;
  if (event.recurrenceId || !event.isRecurring()) return;
  const iterator = event.iterator();
  let left = MAX_OCCURRENCES;
  for (let time = iterator.next(); time; time = iterator.next()) {
    left -= 1;
    if (left < 0) throw new Error('It recurs too often.');
    yield time;
    cost = 0;
  }
}

/** Returns how to make the zones known that an event names: by IANA's names, by those of Windows, or as the file defines them. */
function* zonesOf(file: string, inAgency: ToInstant) {
  ICAL.TimezoneService.reset();
  const definitions = new Map<string, string>();
  for (const block of blocks(file, 'VTIMEZONE')) {
    yield;
    // What holds since 1601, as Outlook writes it, would take the library as long as a hundred events.
    const text = unfolded(block.slice(0, MAX_TEXT)).replace(/^DTSTART:\d{4}/gim, 'DTSTART:2015');
    definitions.set(/^TZID[^:]*:(.*)/im.exec(text)?.[1] ?? '', `${text}\r\nEND:VTIMEZONE`);
  }
  return (text: string) => {
    for (const [, quoted, plain = ''] of text.matchAll(/;TZID=(?:"(.*?)"|([^;:\r]*))/gi)) {
      const id = quoted ?? plain;
      if (ICAL.TimezoneService.has(id)) continue;
      spend(ZONE_COST);
      // Some put a name of their own before IANA's, which has three parts at most: /mozilla.org/20050126_1/Europe/Berlin.
      const parts = id.split('/');
      const endings = [-3, -2, -1].map((from) => parts.slice(from).join('/'));
      const name = [...endings, findIana(id)[0] ?? ''].find(isTimeZone);
      const toInstant = name ? zoneReader(name) : inAgency;
      const utcOffset = (time: ICAL.Time) => (localOf(time) - toInstant(localOf(time))) / 1_000;
      const definition = name ? undefined : definitions.get(id);
      const zone = definition
        ? new ICAL.Timezone(new ICAL.Component(ICAL.parse(definition)))
        : Object.assign(new ICAL.Timezone({ tzid: id }), { utcOffset });
      ICAL.TimezoneService.register(zone, id);
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
