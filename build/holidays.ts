import { createRequire } from 'node:module';
import { choices, contentError } from '../src/content/issues.ts';
import { buildTime } from '../src/model/build-time.ts';

/** The part of date-holidays that we use. */
type Calendar = new (
  country: string,
  region: string,
) => {
  getCountries: () => object;
  getStates: (country: string) => object | undefined;
  getHolidays: (year: number) => { type: string; date: string; start: Date; end: Date }[];
};

const DAY = 86_400_000;
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const issue = (message: string) =>
  contentError('src/content/site.yaml', 'booking.holidays', message);

/** Loads the package, which only sites with public holidays have: it takes 52 MB. @throws {ContentError} if it is missing */
function calendarFor(place: string, name: string): Calendar {
  try {
    return createRequire(import.meta.url)(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw issue(
      `is "${place}", and package.json lacks ${name}; run npm install --save-exact ${name}@3 and commit package.json and package-lock.json, or write none`,
    );
  }
}

/**
 * Returns the public holidays of a country or region (DE-SN) for two years: first and last day of each, as booking.closed, and the
 * day from which none is known, null for 'none'. @throws {ContentError} if there is no such place, or the package is missing
 */
export function holidaysOf(place: string, from = buildTime(), name = 'date-holidays') {
  if (place === 'none') return { days: [], end: null };
  const [country = '', region = ''] = place.split('-');
  const calendar = new (calendarFor(place, name))(country, region);
  const regions = Object.keys(calendar.getStates(country) ?? {}).map((one) => `${country}-${one}`);
  const places = ['none', ...Object.keys(calendar.getCountries()), ...regions];
  if (!places.includes(place))
    throw issue(`is "${place}"; write one of: ${choices(place, places)}`);
  const year = from.getUTCFullYear();
  const end = String(year + 2) + from.toISOString().slice(4, 10);
  const days = [year, year + 1, year + 2]
    .flatMap((one) => calendar.getHolidays(one))
    .filter(({ type, date }) => type === 'public' && date < end)
    .map(({ date, start, end: after }) => {
      const first = date.slice(0, 10);
      const more = Math.round((+after - +start) / DAY) - 1;
      return `${first}/${isoDay(Date.parse(first) + more * DAY)}`;
    });
  return { days, end };
}
