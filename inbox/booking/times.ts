import { fillIn } from '../../contract/messages.ts';
import type { SiteConfig } from '../../contract/site-config.ts';
import type { Booking } from '../store/bookings.ts';

/** Takes an instant, a time zone and a language, gives it as a sentence part with the zone's name. */
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

/** The address that is the visitor's key to a booking: see it, add it to a calendar, cancel it. */
export function bookingUrl({ id, data }: Booking, site: string): string {
  return `${site}/booking/${id}?t=${data.token}`;
}

/** What a booking is called in a calendar. */
export const eventTitle = ({ name, booking, messages }: SiteConfig): string =>
  fillIn(messages.bookingEmail.summary, { title: booking?.title ?? '', site: name });
