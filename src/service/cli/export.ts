import { BOOKING_FIELDS, CONTACT_FIELDS } from '../../content/schema/forms.ts';
import { cleanText, safeJson } from '../form/clean-text.ts';
import { answerText } from '../form/enquiry.ts';
import type { Booking } from '../store/bookings.ts';
import type { PageEnd } from '../store/sql.ts';
import type { Submission } from '../store/submissions.ts';
import { CliError, type CommandInput } from './command-input.ts';

const FORMULA = /^["\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\n]/;
/** Separators, quotes and blanks before a sign that begins a formula; the lookbehind avoids a quadratic search. */
const BEFORE_FORMULA = /(?<![,;|"\s])[,;|"\s]+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Phone numbers cannot call a function, and other programs need them unchanged. */
const PHONE = /^\+[\d ()./-]+$/;

/**
 * Formats text as one CSV cell: always quoted (RFC 4180), with an apostrophe wherever a spreadsheet could read a formula,
 * whatever its separator (OWASP ASVS 5.0, 1.2.10). `--json` has the texts as they were typed.
 */
export function csvCell(text: string): string {
  const plain = cleanText(text);
  const marked = plain.replace(BEFORE_FORMULA, (run) => {
    const last = Math.max(0, ...[',', ';', '|'].map((separator) => run.lastIndexOf(separator)));
    return run.slice(0, last) + run.slice(last).replace(/[,;|\t\n]/g, "$&'");
  });
  return `"${FORMULA.test(plain) && !PHONE.test(plain) ? "'" : ''}${marked.replaceAll('"', '""')}"`;
}

/** Puts a guest's note in the column of an enquiry's message. */
const guestColumn = (name: string) => (name === 'note' ? 'message' : name);
const ANSWERS = new Set<string>([
  ...CONTACT_FIELDS.map(({ name }) => name),
  ...BOOKING_FIELDS.map(({ name }) => guestColumn(name)),
]);

const COLUMNS = [
  'id',
  'received',
  'folder',
  ...ANSWERS,
  'extra',
  'flags',
  'starts',
  'ends',
  'cancelled',
  'time zone',
];

const time = (at: number) => new Date(at).toISOString();

function csvLine({ id, createdAt, folder, data, flags }: Submission): string {
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

function bookingCsvLine(booking: Booking): string {
  const { id, createdAt, startsAt, endsAt, cancelledAt, data } = booking;
  return line({
    ...Object.fromEntries(BOOKING_FIELDS.map(({ name }) => [guestColumn(name), data[name]])),
    id,
    received: time(createdAt),
    folder: 'bookings',
    starts: time(startsAt),
    ends: time(endsAt),
    cancelled: cancelledAt > 0 ? time(cancelledAt) : '',
    'time zone': data.timeZone,
  });
}

function line(cells: Readonly<Record<string, string>>): string {
  return `${COLUMNS.map((column) => csvCell(cells[column] ?? '')).join(',')}\r\n`;
}

export async function exportAll({ store, options, print }: CommandInput) {
  if (options.json === options.csv) throw new CliError('Say which: export --csv or export --json.');
  // Spreadsheets need the byte order mark for UTF-8.
  if (options.csv) print(`\ufeff${COLUMNS.map(csvCell).join(',')}\r\n`);
  for await (const enquiry of all(store.page))
    print(options.csv ? csvLine(enquiry) : jsonLine('enquiry', enquiry));
  for await (const booking of all(store.bookingPage))
    print(options.csv ? bookingCsvLine(booking) : jsonLine('booking', booking));
}

const jsonLine = (type: string, entry: object) => `${safeJson({ type, ...entry })}\n`;

async function* all<T extends PageEnd>(
  page: (input: { after: PageEnd | null; limit: number }) => Promise<T[]>,
) {
  let after: PageEnd | null = null;
  for (;;) {
    const entries: T[] = await page({ after, limit: 500 });
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    after = { createdAt: last.createdAt, id: last.id };
  }
}
