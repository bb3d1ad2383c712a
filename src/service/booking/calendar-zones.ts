import { findIana } from 'windows-iana';
import { isTimeZone } from '../../lib/time-zone.ts';
import { DAY, HOUR, MINUTE } from '../rate-limit.ts';
import { type Component, readProperty, readTime } from './calendar-file.ts';
import { occurrences, ruleParts, type Wall } from './recurrence.ts';
import { type ToInstant, zoneReader } from './slots.ts';

/** How to read the times of a zone; null where nothing says what it is. It yields where others may work. */
export type ZoneFinder = (id: string) => Generator<undefined, ToInstant | null>;

/** No zone has a longer name; looking for one that somebody made up would take too long in one go. */
const MAX_NAME = 200;

/** Finds zones by the names of IANA and Windows, and as the file defines them, for times between `from` and `to` (in ms). */
export function zoneFinder(components: Component[], from: number, to: number): ZoneFinder {
  const definitions = new Map<string, Component>();
  for (const component of components.filter(({ name }) => name === 'VTIMEZONE'))
    definitions.set(textOf(component, 'TZID'), component);
  const known = new Map<string, ToInstant | null>();

  return function* find(id) {
    const found = known.get(id);
    if (found !== undefined) return found;
    if (id.length > MAX_NAME) return null;
    yield;
    const definition = definitions.get(id);
    const name = ianaName(id) ?? (definition ? undefined : nameOfCity(id));
    known.set(id, name ? zoneReader(name) : null);
    try {
      if (!name && definition) known.set(id, yield* defined(definition, from, to));
    } catch {
      // As good as none.
    }
    return known.get(id) ?? null;
  };
}

const textOf = ({ lines }: Component, name: string): string =>
  RegExp(`^${name}[;:].*`, 'im')
    .exec(lines.join('\n'))?.[0]
    .replace(/^[^:]*:/, '')
    .trim() ?? '';

/** Some put a name of their own before IANA's, which has three parts at most: /mozilla.org/20050126_1/Europe/Berlin. */
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

/** A change of the clock at `wall`, which is read before it. Offsets are in ms. */
interface Change {
  wall: Wall;
  before: number;
  after: number;
}

function* defined({ parts }: Component, from: number, to: number) {
  const changes: Change[] = [];
  for (const part of parts) {
    const [before, after] = [
      offset(textOf(part, 'TZOFFSETFROM')),
      offset(textOf(part, 'TZOFFSETTO')),
    ];
    const start = readTime(textOf(part, 'DTSTART')).wall;
    const rule = textOf(part, 'RRULE');
    const walls = [start];
    for (const line of part.lines.filter((each) => /^RDATE/i.test(each))) {
      yield;
      walls.push(
        ...readProperty(line)
          .values.flat()
          .map((value) => readTime(value).wall),
      );
    }
    if (rule) {
      const ruled = ruleParts(rule);
      const until = ruled.has('UNTIL') ? readTime(ruled.get('UNTIL')).wall + DAY : to + DAY;
      // What held before is known from the last change before the span.
      const span: [Wall, Wall] = [Math.min(from, until) - 2 * 366 * DAY, Math.min(to + DAY, until)];
      for (const wall of occurrences(ruled, start, span)) {
        yield;
        if (wall !== undefined) walls.push(wall);
      }
    }
    changes.push(...walls.map((wall) => ({ wall, before, after })));
  }
  if (changes.length === 0) return null;
  changes.sort((a, b) => a.wall - a.before - (b.wall - b.before));
  return (local: Wall): number => {
    const change = changes.findLast(({ wall }) => local >= wall);
    if (!change) return local - (changes[0]?.before ?? 0);
    const isSkipped = local < change.wall + change.after - change.before;
    return local - (isSkipped ? change.before : change.after);
  };
}

function offset(text: string): number {
  const [, sign, hours, minutes = 0] = /^([+-])(\d\d):?(\d\d)/.exec(text) ?? [];
  if (sign === undefined) throw new Error('no offset');
  return Number(`${sign}1`) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}
