import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StoreRefused, StoreUnavailable } from '../errors.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { migrateStore } from '../store/migrate.ts';
import { openStore } from '../store/open-store.ts';
import type { AllTexts } from '../texts.ts';
import { CliError } from './command-input.ts';
import { STORE_COMMANDS } from './store-commands.ts';

const HELP = `Usage: npm run inbox -- COMMAND

  list [--limit N] [--json]   enquiries, newest first
  show ID [--json]            one enquiry or booking and the state of its notifications
  export --csv | --json       all enquiries and bookings, oldest first, to standard output
  held [--limit N]            what is held as suspected spam, and why
  release ID                  makes a held entry an enquiry and sends its notifications
  discard ID [ID ...]         deletes held entries
  resend ID                   sends again what was given up, else all notifications of an enquiry
  dead                        notifications that were given up
  bookings                    coming bookings
  person EMAIL export         everything that carries this address, as JSON
  person EMAIL erase          erases everything that carries this address
  purge [--confirm]           what is kept longer than it may be; with --confirm deletes it now,
                              and says that this machine's clock is right
  backup FILE                 whole copy of the SQLite store, while the server runs
  migrate                     copies the SQLite store into DATABASE_URL and compares
  health                      counts, whether the clock is believed, and what was left out of the diary

Settings come from the environment or .env, as for the server (DATA_DIR, DATABASE_URL, …).
All commands may run beside the server.`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  limit: { type: 'string', default: '50' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  confirm: { type: 'boolean', default: false },
} as const;

interface Invocation {
  args: string[];
  env: Record<string, string | undefined>;
  texts: AllTexts;
  print: (text: string) => void;
  printError?: (text: string) => void;
}

/** Runs one command and returns its exit code. Throws only programming errors. */
export async function runCommand(invocation: Invocation): Promise<number> {
  const { printError = (text) => process.stderr.write(text) } = invocation;
  try {
    await run(invocation);
    return 0;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const expected = [CliError, SettingsError, StoreRefused, StoreUnavailable];
    const isMisspelt = String(code).startsWith('ERR_PARSE_ARGS');
    if (!isMisspelt && !expected.some((kind) => error instanceof kind)) throw error;
    printError(`${message}\n${isMisspelt ? '--help lists what there is.\n' : ''}`);
    return 1;
  }
}

async function run({ args, env, texts, print }: Invocation): Promise<void> {
  const { values: options, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: OPTIONS,
  });
  const [name, ...words] = positionals;
  if (options.help || name === undefined || name === 'help') {
    print(`${HELP}\n`);
    return;
  }
  const settings = readSettings(env, texts.default);
  if (name === 'migrate') return migrate(settings, print);
  const command = Object.hasOwn(STORE_COMMANDS, name) ? STORE_COMMANDS[name] : undefined;
  if (!command) throw new CliError(`There is no command "${name}". --help lists them.`);
  if (!settings.DATABASE_URL) mustExist(settings);
  const store = await openStore(settings);
  try {
    await command({ store, settings, texts, words, options, print });
  } finally {
    await store.close();
  }
}

function mustExist({ DATA_DIR }: Settings) {
  if (existsSync(join(DATA_DIR, 'inbox.db'))) return;
  throw new CliError(`There is no inbox in ${DATA_DIR} yet. The server makes it.`);
}

async function migrate(settings: Settings, print: (text: string) => void) {
  if (!settings.DATABASE_URL) throw new CliError('Set DATABASE_URL to the PostgreSQL database.');
  mustExist(settings);
  const from = await openStore({ DATA_DIR: settings.DATA_DIR });
  const to = await openStore(settings).catch(async (error: unknown) => {
    await from.close();
    throw error;
  });
  try {
    const reports = await migrateStore(from, to);
    for (const { table, from: source, to: target, equal } of reports) {
      print(`${table}: ${source} rows here, ${target} there, ${equal ? 'equal' : 'NOT equal'}\n`);
    }
    if (reports.some(({ equal }) => !equal)) {
      throw new CliError('Stop the server and run migrate again: rows changed meanwhile.');
    }
    print('Start the server with DATABASE_URL now; it continues with what waits in the outbox.\n');
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}
