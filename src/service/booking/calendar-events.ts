import { DAY } from '../rate-limit.ts';
import {
  type Component,
  type Property,
  readDuration,
  readProperty,
  readTime,
  type Time,
  textsOf,
} from './calendar-file.ts';
import type { ZoneFinder } from './calendar-zones.ts';
import type { Wall } from './recurrence.ts';
import type { ToInstant } from './slots.ts';

/** The message says why an event, or part of it, is left out. */
export class Unreadable extends Error {}

export interface Zones {
  find: ZoneFinder;
  /** For times without a zone; null if the file's own zone is unknown. */
  floating: ToInstant | null;
  /** For whole days. */
  ofDays: ToInstant;
}

export interface Moment extends Time {
  toInstant: ToInstant;
  /** In ms. */
  instant: number;
}

export interface CalendarEvent extends Moment {
  uid: string;
  sequence: number;
  isFree: boolean;
  /** In ms: wall-clock time for whole days, otherwise elapsed time. */
  length: number;
  rules: string[];
  added: Property[];
  excluded: Property[];
  /** The occurrence of a series that it replaces; with `isRest`, also all later ones. */
  replaces: { at: Moment; isRest: boolean } | null;
  /** Why it could not be read completely; empty if it was. */
  problem: string;
}

const FREE: Record<string, RegExp> = {
  status: /^CANCELLED$/i,
  transp: /^TRANSPARENT$/i,
  'x-microsoft-cdo-busystatus': /^(?:FREE|WORKINGELSEWHERE)$/i,
};
const MAX_CHARACTERS = 200_000;

/** Yields after each line. @throws {Unreadable} if the event has no start or is too large */
export function* readEvent(
  component: Component,
  zones: Zones,
): Generator<undefined, CalendarEvent> {
  const { lines } = component;
  if (lines.reduce((sum, line) => sum + line.length, 0) > MAX_CHARACTERS)
    throw new Unreadable('too large');
  let problem = '';
  const properties: Property[] = [];
  for (const line of lines) {
    yield;
    try {
      properties.push(readProperty(line));
    } catch {
      problem = `line ${/^[\w-]*/.exec(line)?.[0].toUpperCase()}`;
    }
  }
  const get = (name: string) => properties.find((property) => property.name === name);
  const text = (name: string) => String(get(name)?.values[0] ?? '').trim();

  function moment(property: Property, floating = zones.floating) {
    try {
      return readMoment(property, property.values.flat()[0], { ...zones, floating });
    } catch (error) {
      if (error instanceof UnknownZone) problem = error.message;
      else return null;
      const time = readTime(property.values.flat()[0]);
      const toInstant = floating ?? zones.ofDays;
      return { ...time, toInstant, instant: toInstant(time.wall) };
    }
  }

  const startLine = get('dtstart');
  const start = startLine ? moment(startLine) : null;
  if (!start) throw new Unreadable('start');
  const { wall, isDate, toInstant } = start;

  function lengthOf(from: Moment): number {
    const [end, duration] = [get('dtend'), get('duration')];
    if (!end && !duration) return isDate ? DAY : 0;
    if (!end) return readDuration(text('duration'));
    const found = moment(end, toInstant);
    if (!found || found.instant < from.instant) throw new Unreadable('end');
    return isDate && found.isDate ? found.wall - wall : found.instant - from.instant;
  }

  let length = 0;
  try {
    length = lengthOf(start);
  } catch {
    problem = 'end';
  }
  // A day that ends when it begins lasts one day.
  if (isDate) length = Math.max(1, Math.round(length / DAY)) * DAY;
  const id = get('recurrence-id');
  const at = id ? moment(id, toInstant) : null;
  if (id && !at) problem = 'line RECURRENCE-ID';
  return {
    ...start,
    uid: text('uid'),
    sequence: Number(text('sequence')) || 0,
    isFree: Object.entries(FREE).some(([name, value]) => value.test(text(name))),
    length,
    rules: id ? [] : textsOf(component, 'RRULE').filter(Boolean),
    added: id ? [] : properties.filter(({ name }) => name === 'rdate'),
    excluded: properties.filter(({ name }) => name === 'exdate'),
    replaces: at && { at, isRest: /^THISANDFUTURE$/i.test(id?.params.range ?? '') },
    problem,
  };
}

class UnknownZone extends Unreadable {}

/** Reads one of the times of a property. @throws if it is no time or its zone is unknown */
export function readMoment(
  { params }: Property,
  value: unknown,
  { find, floating, ofDays }: Zones,
): Moment {
  const time = readTime(value);
  const local = params.tzid ? find(params.tzid) : floating;
  const toInstant = time.isUtc ? (wall: Wall) => wall : time.isDate ? ofDays : local;
  if (!toInstant) throw new UnknownZone(`time zone ${printable(params.tzid ?? 'X-WR-TIMEZONE')}`);
  return { ...time, toInstant, instant: toInstant(time.wall) };
}

/** Anybody can send an invitation with any zone name. */
const printable = (text: string) => text.replace(/[^\w ()/&,.+-]/g, '').slice(0, 60);
