import type { Booking } from '../store/bookings.ts';

export interface IcsDetails {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  summary: string;
  place: string;
  organizer: { name: string; email: string | undefined };
  /**
   * The guest's name beside the address. Not in what goes to the guest: somebody else may have
   * given that address, and the name would be a text to its owner.
   */
  guestName?: string;
}

/** Builds the iCalendar file (RFC 5545) of a booking with a constant UID: a bare UUID, as in RFC 7986 section 5.3. */
export function ics(booking: Booking, details: IcsDetails): string {
  const cancelled = booking.cancelledAt > 0;
  const stamp = utc(cancelled ? booking.cancelledAt : booking.createdAt);
  const { organizer } = details;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//inbox//booking//EN',
    `METHOD:${cancelled ? 'CANCEL' : details.method}`,
    'BEGIN:VEVENT',
    `UID:${booking.id}`,
    `SEQUENCE:${cancelled ? 1 : 0}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${utc(booking.startsAt)}`,
    `DTEND:${utc(booking.endsAt)}`,
    `SUMMARY:${text(details.summary)}`,
    ...(details.place ? [`LOCATION:${text(details.place)}`] : []),
    ...(organizer.email
      ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`]
      : []),
    `ATTENDEE${details.guestName ? `;CN=${quoted(details.guestName)}` : ''}:mailto:${booking.data.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** RFC 5545 section 3.3.11. */
function text(value: string): string {
  return value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** A quoted parameter value can hold neither quotes nor control characters. */
function quoted(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, ' ')}"`;
}

/** At most 75 bytes a line, never cut inside a character (RFC 5545 section 3.1). */
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
