import Holidays from 'date-holidays';
import { choices, contentError } from '../content/issues.ts';
import { buildTime } from './build-time.ts';

const DAY = 86_400_000;

/** @throws {ContentError} where there is no such place */
function checkPlace(place: string, country: string): void {
  const lists = new Holidays();
  const regions = Object.keys(lists.getStates(country) ?? {}).map((code) => `${country}-${code}`);
  const places = ['none', ...Object.keys(lists.getCountries()), ...regions];
  const message = `is "${place}"; write one of: ${choices(place, places)}`;
  if (!places.includes(place))
    throw contentError('src/content/site.yaml', 'booking.holidays', message);
}

/**
 * Returns the public holidays of a country or region (DE-SN) for two years: first and last day of each, as booking.closed, and the
 * day from which none is known, null for 'none'. @throws {ContentError} where there is no such place
 */
export function holidaysOf(place: string, from = buildTime()) {
  const [country = '', region = ''] = place.split('-');
  checkPlace(place, country);
  const year = from.getUTCFullYear();
  const end = String(year + 2) + from.toISOString().slice(4, 10);
  const calendar = new Holidays(country, region);
  const days = [year, year + 1, year + 2]
    .flatMap((one) => calendar.getHolidays(one))
    .filter(({ type, date }) => type === 'public' && date < end)
    .map(({ date, start, end }) => {
      const last = Date.parse(date.slice(0, 10)) + Math.round((+end - +start) / DAY - 1) * DAY;
      return `${date.slice(0, 10)}/${new Date(last).toISOString().slice(0, 10)}`;
    });
  return { days, end: place === 'none' ? null : end };
}
