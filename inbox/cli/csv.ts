import { answerText } from '../../contract/enquiry.ts';
import { CONTACT_FIELDS } from '../../src/content/schema/forms.ts';
import type { Booking } from '../store/bookings.ts';
import type { Submission } from '../store/submissions.ts';

const RISKY = /^["\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n\0]/;
/**
 * Inside a cell: where the list separator is `;`, or a reader ignores quotes, the file falls apart
 * at these signs, and what follows begins a cell.
 */
const RISKY_INSIDE = /([,;|\t\r\n])(?=["\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Formats any text as one CSV cell: always quoted (RFC 4180), with an apostrophe wherever a spreadsheet could take what
 * follows for a formula, whichever separator it reads the file with (OWASP ASVS 5.0, 1.2.10). `export --json` gives
 * every text as it was typed.
 */
export function csvCell(text: string): string {
  const safe = (RISKY.test(text) ? `'${text}` : text).replace(RISKY_INSIDE, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}

const COLUMNS = [
  'id',
  'received',
  'folder',
  ...CONTACT_FIELDS.map(({ name }) => name),
  'extra',
  'flags',
  'starts',
  'ends',
  'cancelled',
  'time zone',
] as const;

/** The first line, after a byte order mark by which spreadsheets know UTF-8. */
export const csvHeader = () => `\ufeff${COLUMNS.map(csvCell).join(',')}\r\n`;

const time = (at: number) => new Date(at).toISOString();

export function csvLine({ id, createdAt, folder, data, flags }: Submission): string {
  const extra = Object.entries(data.extra).map(([name, value]) => `${name}: ${value}`);
  return line({
    ...Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, answerText(data, name)])),
    id,
    received: time(createdAt),
    folder,
    extra: extra.join('\n'),
    flags: flags.join(' '),
  });
}

/** Formats a booking as one line; the note stands where an enquiry has its message. */
export function bookingCsvLine(booking: Booking): string {
  const { id, createdAt, startsAt, endsAt, cancelledAt, data } = booking;
  return line({
    id,
    received: time(createdAt),
    folder: 'bookings',
    name: data.name,
    email: data.email,
    message: data.note,
    starts: time(startsAt),
    ends: time(endsAt),
    cancelled: cancelledAt > 0 ? time(cancelledAt) : '',
    'time zone': data.timeZone,
  });
}

function line(cells: Partial<Record<(typeof COLUMNS)[number], string>>): string {
  return `${COLUMNS.map((column) => csvCell(cells[column] ?? '')).join(',')}\r\n`;
}
