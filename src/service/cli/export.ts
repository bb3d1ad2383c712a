import { retentionPeriods } from '../retention.ts';
import type { PageEnd } from '../store/sql.ts';
import { CliError, type CommandInput } from './command-input.ts';
import { bookingCsvLine, csvHeader, csvLine } from './csv.ts';
import { safeJson } from './safe-text.ts';

/** Prints all enquiries, then all bookings, or only those that the next purge deletes. */
export async function exportAll({ store, settings, options, print }: CommandInput) {
  if (options.json === options.csv) throw new CliError('Say which: export --csv or export --json.');
  const now = Date.now();
  const expired = options.expired
    ? new Set(await store.expiredIds({ ...retentionPeriods(settings), now }))
    : null;
  const isWanted = ({ id }: { id: string }) => expired?.has(id) ?? true;
  if (options.csv) print(csvHeader());
  for await (const enquiry of all(store.page)) {
    if (!isWanted(enquiry)) continue;
    print(options.csv ? csvLine(enquiry) : jsonLine('enquiry', enquiry));
  }
  for await (const booking of all(store.bookingPage)) {
    if (!isWanted(booking)) continue;
    print(options.csv ? bookingCsvLine(booking) : jsonLine('booking', booking));
  }
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
