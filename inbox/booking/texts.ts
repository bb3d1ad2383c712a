import type { Booking } from '../store/bookings.ts';

/** Takes an instant and a time zone, gives it as a sentence part with the zone's name. */
export function timeText(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  return format.format(at);
}

/** The address that is the visitor's key to a booking: see it, add it to a calendar, cancel it. */
export function bookingUrl({ id, data }: Booking, site: string): string {
  return `${site}/booking/${id}?t=${data.token}`;
}
