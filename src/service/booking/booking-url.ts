import type { Booking } from '../store/bookings.ts';

/** Returns the visitor's key to a booking; `site` is origin, base path and language folder, `file` '.ics' the calendar file. */
export function bookingUrl({ id, data }: Booking, site: string, file: '' | '.ics' = ''): string {
  return `${site}/booking/${id}${file}?t=${data.token}`;
}
