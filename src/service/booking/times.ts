import type { Booking } from '../store/bookings.ts';

/** Formats an instant as part of a sentence, with the zone's name as people say it (such as Central European Time). */
export function timeText(at: number, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
  });
  return format.format(at);
}

/** Returns the visitor's key to a booking; `site` is origin, base path and language folder, `file` '.ics' the calendar file. */
export function bookingUrl({ id, data }: Booking, site: string, file: '' | '.ics' = ''): string {
  return `${site}/booking/${id}${file}?t=${data.token}`;
}
