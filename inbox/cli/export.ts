import type { PageEnd } from '../store/page.ts';
import { CliError } from './cli-error.ts';
import type { CommandInput } from './command-input.ts';
import { bookingCsvLine, csvHeader, csvLine } from './csv.ts';
import { purgeInput } from './purge.ts';

/** Prints all enquiries, then all bookings, or only those that the next purge deletes. */
export async function exportAll({ store, config, options, print }: CommandInput) {
  if (options.json === options.csv) throw new CliError('Say which: export --csv or export --json.');
  const expired = options.expired ? new Set(await store.expiredIds(purgeInput(config))) : null;
  const wanted = ({ id }: { id: string }) => expired?.has(id) ?? true;
  if (options.csv) print(csvHeader());
  for await (const enquiry of all(store.page)) {
    if (!wanted(enquiry)) continue;
    print(options.csv ? csvLine(enquiry) : jsonLine('enquiry', enquiry));
  }
  for await (const booking of all(store.bookingPage)) {
    if (!wanted(booking)) continue;
    print(options.csv ? bookingCsvLine(booking) : jsonLine('booking', booking));
  }
}

const jsonLine = (type: string, entry: object) => `${JSON.stringify({ type, ...entry })}\n`;

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
