import { findIana } from 'windows-iana';
import { isTimeZone } from '../../lib/time-zone.ts';
import { DAY } from '../rate-limit.ts';
import { type Component, readProperty, readTime, textOf } from './calendar-file.ts';
import { occurrences, ruleParts, type Wall } from './recurrence.ts';
import { instantReader, type OffsetAt, offsetOf, type ToInstant, zoneReader } from './slots.ts';

/** Returns a reader for a zone's times, or null if the zone is unknown. */
export type ZoneFinder = (id: string) => ToInstant | null;

/** No zone has a longer name, and looking up a made-up one would block the process. */
const MAX_NAME = 200;

/**
 * Finds zones by full IANA and Windows names, then by the file's own definitions, then by other names, for times between `from` and `to` (in ms).
 * Yields between pieces of work.
 */
export function* readZones(
  components: Component[],
  { from, to, isSpent }: { from: number; to: number; isSpent: () => boolean },
): Generator<undefined, ZoneFinder> {
  const known = new Map<string, ToInstant | null>();
  for (const component of components.filter(({ name }) => name === 'VTIMEZONE')) {
    const id = textOf(component, 'TZID');
    // Abbreviations such as CST mean several zones: the definition says which one.
    if (id.length > MAX_NAME || ianaName(id)?.includes('/')) continue;
    known.set(id, null);
    try {
      if (!isSpent()) known.set(id, instantReader(yield* definedOffset(component, from, to)));
    } catch {
      // It stays null.
    }
  }
  return (id) => {
    const found = known.get(id);
    if (found !== undefined || id.length > MAX_NAME) return found ?? null;
    const name = ianaName(id) ?? nameOfCity(id);
    const reader = name ? zoneReader(name) : null;
    known.set(id, reader);
    return reader;
  };
}

/** Ignores a prefix before the IANA name, which has at most three parts: /mozilla.org/20050126_1/Europe/Berlin. */
function ianaName(id: string): string | undefined {
  const parts = id.split('/');
  const endings = [-3, -2, -1].map((from) => parts.slice(from).join('/'));
  return [...endings, findIana(id)[0] ?? ''].find(isTimeZone);
}

/** Windows shows "(UTC-05:00) Eastern Time (US & Canada)" and "(UTC+01:00) Amsterdam, Berlin, Bern". */
function nameOfCity(id: string): string | undefined {
  const shown = id.replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, '');
  const standard = findIana(shown.replace(/ Time(?: \(.*)?$/, ' Standard Time'))[0];
  const cities = shown.split(/,\s*/).map((city) => `/${city.replaceAll(' ', '_')}`);
  const isUtc = /^(?:Coordinated Universal Time|UTC|GMT)?$/i.test(shown) && !/\d/.test(id);
  return isUtc
    ? 'UTC'
    : (findIana(shown)[0] ??
        standard ??
        Intl.supportedValuesOf('timeZone').find((zone) =>
          cities.some((city) => zone.endsWith(city)),
        ));
}

/** A change of the clock. Offsets are in ms. */
interface Change {
  at: number;
  before: number;
  after: number;
}

function* definedOffset(
  { parts }: Component,
  from: number,
  to: number,
): Generator<undefined, OffsetAt> {
  const changes: Change[] = [];
  for (const part of parts) {
    const before = offsetOf(textOf(part, 'TZOFFSETFROM'));
    const after = offsetOf(textOf(part, 'TZOFFSETTO'));
    const start = readTime(textOf(part, 'DTSTART')).wall;
    const add = (wall: Wall) => changes.push({ at: wall - before, before, after });
    add(start);
    for (const line of part.lines.filter((each) => /^RDATE/i.test(each))) {
      yield;
      for (const value of readProperty(line).values.flat()) add(readTime(value).wall);
    }
    const rule = textOf(part, 'RRULE');
    if (!rule) continue;
    const ruled = ruleParts(rule);
    const until = ruled.has('UNTIL') ? readTime(ruled.get('UNTIL')).wall + DAY : to + DAY;
    // Starts two years early, to include the last change before the range.
    const span: [Wall, Wall] = [Math.min(from, until) - 2 * 366 * DAY, Math.min(to + DAY, until)];
    for (const wall of occurrences(ruled, start, span)) {
      yield;
      if (wall !== undefined) add(wall);
    }
  }
  changes.sort((a, b) => a.at - b.at);
  const [first] = changes;
  if (!first) throw new Error('no change');
  return (at) => changes.findLast((change) => at >= change.at)?.after ?? first.before;
}
