import { fillIn } from '../../lib/fill-in.ts';
import type { Booking } from '../store/bookings.ts';
import type { ServiceTexts } from '../texts.ts';

/** Formats an instant in a time zone and a language as part of a sentence, with the zone's offset (such as GMT+2). */
export function timeText(at: number, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
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

/**
 * Returns the address that is the visitor's key to a booking: see it, add it to a calendar, cancel it.
 * @param site origin, base path and language folder
 * @param file '.ics' for the calendar file
 */
export function bookingUrl({ id, data }: Booking, site: string, file: '' | '.ics' = ''): string {
  return `${site}/booking/${id}${file}?t=${data.token}`;
}

/** Returns what a booking is called in a calendar. */
export const eventTitle = ({ name, booking, messages }: ServiceTexts): string =>
  fillIn(messages.bookingEmail.summary, { title: booking?.title ?? '', site: name });
