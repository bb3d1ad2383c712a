import Holidays from 'date-holidays';
import { choices, contentError } from '../content/issues.ts';
import { siteFile } from '../content/language.ts';
import { buildTime } from './build-time.ts';

const DAY = 86_400_000;
const YEARS = 2;

export interface KnownHolidays {
  /** First and last day of each, as booking.closed in site.yaml. */
  days: string[];
  /** The day from which none is known; null where none are kept. */
  end: string | null;
}

/** Returns the public holidays of a place, such as DE-SN, for two years. @throws {ContentError} where there is no such place */
export function holidaysOf(place: string, from: Date): KnownHolidays {
  if (place === 'none') return { days: [], end: null };
  const [country = '', state = '', region = ''] = place.split('-');
  const lists = new Holidays();
  const known = [lists.getCountries(), lists.getStates(country), lists.getRegions(country, state)];
  place.split('-').forEach((code, level, codes) => {
    const names = Object.keys(known[level] ?? {}).map((name) =>
      [...codes.slice(0, level), name].join('-'),
    );
    if (!known[level]?.[code])
      throw contentError(
        'src/content/site.yaml',
        'booking.holidays',
        `has no "${code}"; write none or one of: ${choices(place, names)}`,
      );
  });
  const year = from.getUTCFullYear();
  const end = String(year + YEARS) + from.toISOString().slice(4, 10);
  const calendar = new Holidays(country, state, region);
  const days = [year, year + 1, year + YEARS]
    .flatMap((one) => calendar.getHolidays(one))
    .filter(({ type, date }) => type === 'public' && date < end)
    .map(({ date, start, end: after }) => {
      const first = date.slice(0, 10);
      const last = Date.parse(first) + Math.round((+after - +start) / DAY - 1) * DAY;
      return `${first}/${new Date(last).toISOString().slice(0, 10)}`;
    });
  return { days, end };
}

/** Those of the site. The server bundle carries the dates in place of this module (build/content.ts). */
export const holidays = holidaysOf(siteFile.booking.holidays, buildTime());
