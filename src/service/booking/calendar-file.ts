import ICAL from 'ical.js';
import { DAY, HOUR, MINUTE } from '../rate-limit.ts';
import type { Wall } from './recurrence.ts';
import { basicTime } from './slots.ts';

/** Event, list of busy periods or time zone definition, with the lines that tell its times. */
export interface Component {
  name: string;
  lines: string[];
  /** Standard and daylight rules of a time zone. */
  parts: Component[];
}

interface CalendarFile {
  components: Component[];
  /** Zone of times that name none; empty if the file has none. */
  timeZone: string;
}

const NAMES =
  /^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID|SEQUENCE|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE|BEGIN|END)[;:]/i;
const OUTER = /^(?:VEVENT|VFREEBUSY|VTIMEZONE)$/;
const HALVES = /^(?:STANDARD|DAYLIGHT)$/;

/** Reads iCalendar text (RFC 5545, 3.4 to 3.6). Yields after each line. */
export function* readCalendarFile(file: string): Generator<undefined, CalendarFile> {
  const components: Component[] = [];
  let timeZone = '';
  let outer: Component | undefined;
  let open: Component | undefined;
  /** Alarms have lines with the same names. */
  let nested = 0;
  for (const line of unfoldedLines(file)) {
    yield;
    if (!NAMES.test(line)) continue;
    const value = line.slice(line.indexOf(':') + 1).trim();
    const name = value.toUpperCase();
    if (/^BEGIN:/i.test(line)) {
      const component: Component = { name, lines: [], parts: [] };
      // Even if the previous one has no END.
      if (OUTER.test(name)) {
        components.push(component);
        [outer, open, nested] = [component, component, 0];
      } else if (outer?.name === 'VTIMEZONE' && HALVES.test(name)) {
        outer.parts.push(component);
        open = component;
      } else if (outer) nested += 1;
    } else if (!/^END:/i.test(line)) {
      if (open && nested === 0) open.lines.push(line);
      else if (!open && /^X-WR-TIMEZONE/i.test(line)) timeZone = value;
    } else if (nested > 0) nested -= 1;
    else {
      open = HALVES.test(name) ? outer : undefined;
      outer = open;
    }
  }
  return { components, timeZone };
}

/** Lines end with CRLF or LF alone; one that begins with a blank continues the previous one. */
function* unfoldedLines(file: string): Generator<string> {
  let line = '';
  for (let at = 0; at < file.length; ) {
    const end = file.indexOf('\n', at) < 0 ? file.length : file.indexOf('\n', at);
    const text = file.slice(at, file[end - 1] === '\r' ? end - 1 : end);
    at = end + 1;
    if (/^[ \t]/.test(text)) line += text.slice(1);
    else {
      yield line;
      line = text;
    }
  }
  yield line;
}

/** Returns the texts of all properties of this name. */
export function textsOf({ lines }: Component, name: string): string[] {
  const start = RegExp(`^${name}[;:]`, 'i');
  return lines
    .filter((line) => start.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1).trim());
}

/** Returns the text of the first property of this name, or '' if there is none. */
export const textOf = (component: Component, name: string): string =>
  textsOf(component, name)[0] ?? '';

export interface Property {
  name: string;
  params: Record<string, string>;
  values: unknown[];
}

const MAX_LINE = 32_768;

/** @throws if it is no property, or too long to be parsed at once */
export function readProperty(line: string): Property {
  if (line.length > MAX_LINE) throw new Error('too long');
  const [name, params, , ...values] = ICAL.parse.property(line);
  return { name, params, values };
}

export interface Time {
  wall: Wall;
  isDate: boolean;
  isUtc: boolean;
}

/** Reads a date or a time, also without seconds. @throws if it is neither */
export function readTime(value: unknown): Time {
  const text = String(value);
  const digits = text.replace(/\D/g, '');
  const iso = digits
    .padEnd(14, '0')
    .replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6.000Z');
  const wall = Date.parse(iso);
  if (!/^(?:\d{8}|\d{12}|\d{14})$/.test(digits) || basicDate(wall) !== digits.slice(0, 8))
    throw new Error('no time');
  return { wall, isDate: digits.length === 8, isUtc: /Z$/i.test(text) };
}

/** Formats a day as iCalendar does; '' if the time is NaN. */
export const basicDate = (at: number): string =>
  Number.isNaN(at) ? '' : basicTime(at).slice(0, 8);

/** Returns ms. @throws if it is no duration, or too long */
export function readDuration(value: unknown): number {
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(
    String(value).toUpperCase(),
  );
  const ms = (weeks * 7 + days) * DAY + hours * HOUR + minutes * MINUTE + seconds * 1_000;
  if (isNegative || ms > 100 * 366 * DAY) throw new Error('no length');
  return ms;
}
