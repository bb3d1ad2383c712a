import { safeJson } from '../form/clean-text.ts';
import { flagsText } from '../labels.ts';
import { acknowledges, outboxTargets } from '../outbox/deliveries.ts';
import { purgeExpired } from '../retention.ts';
import { backup } from '../store/backup.ts';
import type { ClockVerdict } from '../store/service-state.ts';
import type { Store } from '../store/store.ts';
import type { Folder, Submission } from '../store/submissions.ts';
import { CliError, type CommandInput } from './command-input.ts';
import { exportAll } from './export.ts';
import { bookingLine, bookingText, deliveryText, submissionLine, submissionText } from './show.ts';

export const STORE_COMMANDS: Record<string, (input: CommandInput) => Promise<void>> = {
  list: (input) => listFolder(input, 'inbox'),
  held: (input) => listFolder(input, 'spam'),
  release,
  discard,
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

async function listFolder({ store, options, texts, print }: CommandInput, folder: Folder) {
  const found = await store.list({ folder, limit: readLimit(options.limit) });
  if (options.json) {
    print(`${safeJson(found, 2)}\n`);
    return;
  }
  const { messages } = texts.default;
  for (const submission of found) {
    print(`${submissionLine(submission)}\n`);
    const signs = folder === 'spam' ? flagsText(messages, submission.flags) : '';
    if (signs) print(`    signs of spam: ${signs}\n`);
  }
  const counts = await store.stats({});
  print(`${found.length} of ${counts[folder]} ${folder === 'spam' ? 'held' : 'enquiries'}\n`);
  if (folder === 'inbox' && counts.spam > 0) {
    print(`${counts.spam} held as suspected spam (inbox held)\n`);
  }
  if (counts.dead > 0) print(`${counts.dead} notifications given up (inbox dead)\n`);
}

async function health({ store, print }: CommandInput) {
  const clock = await store.clockVerdict({ now: Date.now() });
  const { leftOut } = await store.diary({});
  const diary = leftOut.total > 0 && { diaryLeftOut: leftOut };
  print(`${safeJson({ clock, ...(await store.stats({})), ...diary }, 2)}\n`);
}

/** Finds an enquiry or a booking, with its notifications. */
async function findAny(store: Store, words: string[]) {
  const booking = await store.booking({ id: words[0] ?? '', tokenHash: null });
  const entry = booking ?? (await find(store, words));
  return { entry, deliveries: await store.deliveries({ subjectId: entry.id }) };
}

async function show({ store, words, options, texts, print }: CommandInput) {
  const { entry, deliveries } = await findAny(store, words);
  if (options.json) print(`${safeJson({ ...entry, deliveries }, 2)}\n`);
  else if ('startsAt' in entry) print(`${bookingText(entry, deliveries, texts.default)}\n`);
  else print(`${submissionText(entry, deliveries, texts.default)}\n`);
}

async function resend({ store, settings, words, print }: CommandInput) {
  const { entry, deliveries } = await findAny(store, words);
  const dead = deliveries.filter(({ state }) => state === 'dead').map(({ kind }) => kind);
  // A booking's sent mail contains a link that is not kept.
  const kinds = dead.length > 0 || 'startsAt' in entry ? dead : outboxTargets(settings).enquiry;
  if (kinds.length === 0) throw new CliError(`Nothing about ${entry.id} was given up.`);
  for (const kind of kinds) await store.enqueue({ subjectId: entry.id, kind, now: Date.now() });
  print(`Queued again by ${kinds.join(' and ')}; the running server sends it.\n`);
}

async function release({ store, settings, texts, words, print }: CommandInput) {
  const { id } = await find(store, words);
  const targets = outboxTargets(settings).enquiry;
  const news = { id, targets, acknowledges: acknowledges(settings, texts), now: Date.now() };
  if (!(await store.restore(news))) {
    throw new CliError(`${id} is not held.`);
  }
  print(`${id} is an enquiry now and its notifications are queued.\n`);
}

async function discard({ store, words, print }: CommandInput) {
  if (words.length === 0) throw new CliError('Name what to delete: discard ID [ID …]');
  const count = await store.discard({ ids: words });
  await store.emptyLog();
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

async function person({ store, words, print }: CommandInput) {
  const [email = '', action] = words;
  if (!email.includes('@') || (action !== 'export' && action !== 'erase')) {
    throw new CliError('Say who and what: person name@example.com export (or erase)');
  }
  if (action === 'export') {
    print(`${safeJson({ email, ...(await store.person({ email })) }, 2)}\n`);
    return;
  }
  const count = await store.erase({ email });
  await store.emptyLog();
  print(`${count} entries erased.\n`);
  if (count > 0) print('Backups made earlier still hold them.\n');
}

const CLOCK: Record<ClockVerdict, string> = {
  ok: 'The server deletes them by itself, every hour.',
  ahead:
    'The server does not delete them: its clock is far ahead of the last time it recorded. ' +
    'Either the clock is wrong, or the server was off for long.',
  behind:
    'The server deletes nothing: its clock is behind a time it recorded. ' +
    'Either the clock is wrong, or it was.',
};

async function purge({ store, settings, options, print }: CommandInput) {
  const input = { ...settings, now: Date.now() };
  if (options.confirm) {
    await store.confirmClock(input);
    const { deleted } = await purgeExpired(store, input);
    print(`${deleted} entries deleted; the clock is believed from now on.\n`);
    return;
  }
  const count = await store.countExpired(input);
  const verdict = await store.clockVerdict(input);
  print(`It is ${new Date(input.now).toISOString()} by this machine's clock.\n`);
  print(`${count} entries are kept longer than they may be. ${CLOCK[verdict]}\n`);
  if (count > 0) print('Save them first: npm run --silent inbox -- export --json > FILE\n');
  if (count > 0 || verdict !== 'ok') {
    print('If the clock above is right: npm run inbox -- purge --confirm\n');
  }
}

async function makeBackup({ store, settings, words, print }: CommandInput) {
  const [file] = words;
  if (!file) throw new CliError('Name the file: backup inbox-copy.db');
  if (store.kind === 'postgres') throw new CliError('Use pg_dump for a PostgreSQL store.');
  const count = await backup(settings.DATA_DIR, file);
  print(`${count} enquiries copied to ${file}, integrity checked.\n`);
}

async function find(store: Store, [id]: string[]): Promise<Submission> {
  if (!id) throw new CliError('Name the number of an enquiry, as list shows it.');
  const submission = await store.get({ id });
  if (!submission) throw new CliError(`There is no enquiry ${id}.`);
  return submission;
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (Number.isSafeInteger(limit) && limit > 0) return limit;
  throw new CliError('--limit needs a whole number above 0.');
}
