import { DEFAULT_MESSAGES } from '../../contract/messages.ts';
import { enquiryTargets } from '../outbox/kinds.ts';
import { flagsText } from '../pages/labels.ts';
import type { Store } from '../store/store.ts';
import type { Folder, Submission } from '../store/submissions.ts';
import { backup } from './backup.ts';
import { CliError } from './cli-error.ts';
import type { CommandInput } from './command-input.ts';
import { exportAll } from './export.ts';
import { person } from './person.ts';
import { purge, purgeInput } from './purge.ts';
import { bookingLine, bookingText, deliveryText, submissionLine, submissionText } from './show.ts';

/** Every command that works on the opened store, by name. */
export const commands: Record<string, (input: CommandInput) => Promise<void>> = {
  list: (input) => listFolder(input, 'inbox'),
  held: (input) => listFolder(input, 'spam'),
  release,
  discard,
  // The names that held and release had before.
  spam: (input) => listFolder(input, 'spam'),
  restore: release,
  show,
  export: exportAll,
  resend,
  person,
  purge,
  dead,
  bookings,
  backup: makeBackup,
  health,
};

async function listFolder({ store, options, print }: CommandInput, folder: Folder) {
  const limit = readLimit(options.limit);
  const found = await store.list({ folder, limit });
  if (options.json) {
    print(`${JSON.stringify(found, null, 2)}\n`);
    return;
  }
  for (const submission of found) {
    print(`${submissionLine(submission)}\n`);
    if (folder === 'spam')
      print(`    signs of spam: ${flagsText(DEFAULT_MESSAGES, submission.flags)}\n`);
  }
  const counts = await store.stats({});
  print(`${found.length} of ${counts[folder]} ${folder === 'spam' ? 'held' : 'enquiries'}\n`);
  if (folder === 'inbox' && counts.spam > 0) {
    print(`${counts.spam} held as suspected spam (inbox held)\n`);
  }
  if (counts.dead > 0) print(`${counts.dead} notifications given up (inbox dead)\n`);
}

async function health({ store, config, print }: CommandInput) {
  const clock = await store.clockVerdict(purgeInput(config));
  print(`${JSON.stringify({ clock, ...(await store.stats({})) }, null, 2)}\n`);
}

async function show({ store, words, options, print }: CommandInput) {
  const [id] = words;
  const booking = id ? await store.booking({ id, tokenHash: null }) : null;
  const entry = booking ?? (await find(store, words));
  const deliveries = await store.deliveries({ subjectId: entry.id });
  if (options.json) print(`${JSON.stringify({ ...entry, deliveries }, null, 2)}\n`);
  else if ('startsAt' in entry) print(`${bookingText(entry, deliveries)}\n`);
  else print(`${submissionText(entry, deliveries)}\n`);
}

async function resend({ store, config, words, print }: CommandInput) {
  const { id } = await find(store, words);
  const kinds = enquiryTargets(config);
  if (kinds.length === 0) throw new CliError('Neither SMTP_URL nor WEBHOOK_URL is set.');
  for (const kind of kinds) await store.enqueue({ subjectId: id, kind, now: Date.now() });
  print(`Queued again by ${kinds.join(' and ')}; the running server sends it within 5 seconds.\n`);
}

async function release({ store, config, words, print }: CommandInput) {
  const { id } = await find(store, words);
  const targets = enquiryTargets(config);
  if (!(await store.restore({ id, targets, now: Date.now() }))) {
    throw new CliError(`${id} is not held.`);
  }
  print(
    `${id} is an enquiry now${targets.length > 0 ? ' and its notifications are queued' : ''}.\n`,
  );
}

async function discard({ store, words, print }: CommandInput) {
  if (words.length === 0) throw new CliError('Name what to delete: discard ID [ID …]');
  const count = await store.discard({ ids: words });
  await store.scrub();
  print(`${count} held ${count === 1 ? 'entry' : 'entries'} deleted.\n`);
  if (count < words.length) throw new CliError(`${words.length - count} of them are not held.`);
}

async function dead({ store, options, print }: CommandInput) {
  const rows = await store.deadLetters({ limit: readLimit(options.limit) });
  for (const row of rows) print(`${row.subject_id}  ${row.kind}  ${deliveryText(row)}\n`);
  print(`${rows.length} notifications given up\n`);
}

async function bookings({ store, options, print }: CommandInput) {
  const found = await store.bookings({ from: Date.now(), limit: readLimit(options.limit) });
  for (const booking of found) print(`${bookingLine(booking)}\n`);
  print(`${found.length} coming bookings\n`);
}

async function makeBackup({ store, config, words, print }: CommandInput) {
  const [file] = words;
  if (!file) throw new CliError('Name the file: backup inbox-copy.db');
  if (store.kind === 'postgres') throw new CliError('Use pg_dump for a PostgreSQL store.');
  const count = backup(config.DATA_DIR, file);
  print(`${count} enquiries copied to ${file}, integrity checked.\n`);
}

async function find(store: Store, [id]: string[]): Promise<Submission> {
  if (!id) throw new CliError('Name the number of an enquiry, as list shows it.');
  const submission = await store.get({ id });
  if (!submission) throw new CliError(`There is no enquiry ${id}.`);
  return submission;
}

function readLimit(text = '50'): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new CliError('--limit needs a whole number above 0.');
}
