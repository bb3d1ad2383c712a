import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from './cli/cli-error.ts';
import { commands } from './cli/commands.ts';
import { migrateStore } from './cli/migrate.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { openStore } from './store/open-store.ts';
import { openPostgresStore } from './store/postgres.ts';
import { StoreRefused, StoreUnavailable } from './store/sql.ts';
import { openSqliteStore } from './store/sqlite.ts';

const HELP = `Usage: npm run inbox -- COMMAND

  list [--limit N] [--json]   enquiries, newest first
  show ID [--json]            one enquiry or booking and how its notifications fared
  export --csv | --json       all enquiries and bookings, oldest first, to standard output
         [--expired]          only what the next purge deletes
  held [--limit N]            what is held as suspected spam, and why (spam: its former name)
  release ID                  makes a held entry an enquiry and sends its notifications
                              (restore: its former name)
  discard ID [ID ...]         deletes held entries
  resend ID                   sends the notifications of an enquiry again
  dead                        notifications that were given up
  bookings                    coming bookings
  person EMAIL export         everything that carries this address, as JSON
  person EMAIL erase          forgets everything that carries this address
  purge [--confirm]           what is kept longer than it may be; with --confirm deletes it now,
                              and says that this machine's clock is right
  backup FILE                 whole copy of the SQLite store, while the server runs
  migrate                     copies the SQLite store into DATABASE_URL and compares
  health                      counts, and whether the clock is believed

Settings come from the environment or .env, as for the server (DATA_DIR, DATABASE_URL, …).
All commands may run beside the server.`;

const print = (text: string) => process.stdout.write(text);

async function run() {
  process.umask(0o077);
  const { values, positionals } = readArguments();
  const [name, ...words] = positionals;
  if (values.help || name === undefined || name === 'help') {
    print(`${HELP}\n`);
    return;
  }
  const envFile = join(import.meta.dirname, '..', '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  if (name === 'migrate') {
    await migrate(config);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CliError(`There is no command "${name}". --help lists them.`);
  if (!config.DATABASE_URL) mustExist(config);
  const store = await openStore(config);
  try {
    await command({ store, config, words, options: values, print });
  } finally {
    await store.close();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        limit: { type: 'string', default: '50' },
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        expired: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CliError(`${(error as Error).message}\n--help lists what there is.`);
  }
}

function mustExist(config: Config) {
  if (existsSync(join(config.DATA_DIR, 'inbox.db'))) return;
  throw new CliError(`There is no inbox in ${config.DATA_DIR} yet. The server makes it.`);
}

async function migrate(config: Config) {
  if (!config.DATABASE_URL) throw new CliError('Set DATABASE_URL to the PostgreSQL database.');
  mustExist(config);
  const from = await openSqliteStore(config.DATA_DIR, { exclusive: false });
  const to = await openPostgresStore(config.DATABASE_URL);
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

try {
  await run();
} catch (error) {
  const expected =
    error instanceof CliError ||
    error instanceof ConfigError ||
    error instanceof StoreRefused ||
    error instanceof StoreUnavailable;
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
