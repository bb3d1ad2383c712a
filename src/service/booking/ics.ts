import { withAsciiDomain } from '../../lib/email-address.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { timeText } from '../../lib/time-zone.ts';
import type { Booking } from '../store/bookings.ts';
import type { ServiceTexts } from '../texts.ts';
import { basicTime } from './slots.ts';

interface IcsDetails {
  /** REQUEST invites the guest. PUBLISH is for everyone else, and has no attendee (RFC 5546, 3.2.1). */
  method: 'PUBLISH' | 'REQUEST';
  texts: ServiceTexts;
  /** The guest, only for the agency's calendar: somebody else may have entered the guest's address. */
  who?: string;
}

export interface CalendarFile {
  method: IcsDetails['method'] | 'CANCEL';
  content: string;
}

/** Builds the iCalendar file (RFC 5545) of a booking; the UID is constant (RFC 7986, 5.3). */
export function ics(booking: Booking, details: IcsDetails): CalendarFile {
  const { texts, who } = details;
  const cancelled = booking.cancelledAt > 0;
  const method = cancelled ? 'CANCEL' : details.method;
  const time = timeText(booking.startsAt, booking.data.timeZone, texts.language);
  const guest = who ? `${fillIn(texts.messages.bookingEmail.with, { who })}\n` : '';
  const stamp = basicTime(cancelled ? booking.cancelledAt : booking.createdAt);
  const { title = '', place } = texts.booking ?? {};
  const summary = fillIn(texts.messages.bookingEmail.summary, { title, site: texts.name });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//inbox//booking//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${booking.id}`,
    `SEQUENCE:${cancelled ? 1 : 0}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${basicTime(booking.startsAt)}`,
    `DTEND:${basicTime(booking.endsAt)}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(guest + time)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    `ORGANIZER;CN=${quoted(texts.name)}:mailto:${texts.email}`,
    ...(details.method === 'REQUEST'
      ? [`ATTENDEE:mailto:${encodeURI(withAsciiDomain(booking.data.email))}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: `${lines.map(foldLine).join('\r\n')}\r\n` };
}

/** Escapes text (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** A quoted parameter value can hold neither quotes nor control characters. */
function quoted(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, ' ')}"`;
}

/** Folds a line at 75 bytes, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 74) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
