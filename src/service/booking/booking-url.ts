import type { Booking } from '../store/bookings.ts';

/** Returns the secret URL of a booking or its calendar file; `site` is origin, base path and language folder. */
export function bookingUrl({ id, data }: Booking, site: string, file: '' | '.ics' = ''): string {
  return `${site}/booking/${id}${file}?t=${data.token}`;
}
