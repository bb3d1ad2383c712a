import Holidays from 'date-holidays';
import { choices, contentError } from '../content/issues.ts';
import { buildTime } from './build-time.ts';

const DAY = 86_400_000;
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Returns the public holidays of a country or region (DE-SN) for two years: first and last day of each, as booking.closed, and the
 * day from which none is known, null for 'none'. @throws {ContentError} where there is no such place
 */
export function holidaysOf(place: string, from = buildTime()) {
  const [country = '', region = ''] = place.split('-');
  const calendar = new Holidays(country, region);
  const regions = Object.keys(calendar.getStates(country) ?? {}).map((one) => `${country}-${one}`);
  const places = ['none', ...Object.keys(calendar.getCountries()), ...regions];
  const message = `is "${place}"; write one of: ${choices(place, places)}`;
  if (!places.includes(place))
    throw contentError('src/content/site.yaml', 'booking.holidays', message);
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
  return { days, end: place === 'none' ? null : end };
}
