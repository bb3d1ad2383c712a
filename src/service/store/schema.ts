import { StoreRefused } from '../errors.ts';
import { plain, type Sql } from './sql.ts';

/** Tokens left of each limit. */
const LIMITS = 'limits (name TEXT PRIMARY KEY, remaining TEXT NOT NULL, at INTEGER NOT NULL)';

/** Version of VERSIONS[0], the oldest that opens. */
const FIRST_VERSION = 6;

/** Append a version, never change one: stores of every version exist. `INTEGER` becomes BIGINT on PostgreSQL. */
const VERSIONS: string[][] = [
  [
    `CREATE TABLE submissions (
      id TEXT PRIMARY KEY,
      created_at INTEGER NOT NULL,
      folder TEXT NOT NULL CHECK (folder IN ('inbox', 'spam')),
      dedupe_key TEXT NOT NULL,
      exact INTEGER NOT NULL,
      email TEXT NOT NULL,
      data TEXT NOT NULL,
      flags TEXT NOT NULL,
      score INTEGER NOT NULL,
      -- When a digest first named a held entry, 0 before that.
      told_at INTEGER NOT NULL DEFAULT 0,
      -- The time from which an entry's age counts: believedTime in service-state.ts.
      stored_at INTEGER NOT NULL DEFAULT 0,
      language TEXT NOT NULL DEFAULT ''
    )`,
    'CREATE UNIQUE INDEX submissions_once ON submissions (dedupe_key) WHERE exact = 1',
    'CREATE INDEX submissions_dedupe ON submissions (dedupe_key, created_at)',
    'CREATE INDEX submissions_order ON submissions (created_at, id)',
    'CREATE INDEX submissions_email ON submissions (email)',
    `CREATE INDEX submissions_held ON submissions (created_at) WHERE folder = 'spam'`,
    'CREATE INDEX submissions_age ON submissions (folder, stored_at)',
    `CREATE INDEX submissions_told ON submissions (told_at) WHERE folder = 'spam'`,
    `CREATE TABLE outbox (
      subject_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'dead')),
      created_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      lease_until INTEGER NOT NULL,
      attempts INTEGER NOT NULL,
      last_code TEXT NOT NULL,
      PRIMARY KEY (subject_id, kind)
    )`,
    `CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending'`,
    `CREATE INDEX outbox_dead ON outbox (subject_id) WHERE state = 'dead'`,
    `CREATE INDEX outbox_acknowledged ON outbox (created_at) WHERE kind = 'acknowledgement'`,
    `CREATE TABLE bookings (
      id TEXT PRIMARY KEY,
      created_at INTEGER NOT NULL,
      starts_at INTEGER NOT NULL,
      ends_at INTEGER NOT NULL,
      cancelled_at INTEGER NOT NULL,
      token_hash TEXT NOT NULL,
      email TEXT NOT NULL,
      data TEXT NOT NULL,
      stored_at INTEGER NOT NULL DEFAULT 0,
      token TEXT NOT NULL DEFAULT ''
    )`,
    'CREATE UNIQUE INDEX bookings_slot ON bookings (starts_at) WHERE cancelled_at = 0',
    'CREATE INDEX bookings_email ON bookings (email)',
    'CREATE INDEX bookings_age ON bookings (ends_at)',
    // Names: 'clock' (the recorded time), 'copied', 'diary', 'left_out_said', 'probe', 'secret:NAME'.
    'CREATE TABLE service_state (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE ${LIMITS}`,
  ],
  // A hash of the form's `_id`.
  [
    `ALTER TABLE bookings ADD COLUMN dedupe_key TEXT NOT NULL DEFAULT ''`,
    'CREATE INDEX bookings_dedupe ON bookings (dedupe_key)',
  ],
  // Version 6 had the hash in `data`.
  [`UPDATE bookings SET dedupe_key = COALESCE(data ->> 'key', '') WHERE dedupe_key = ''`],
];
const LAST_VERSION = FIRST_VERSION + VERSIONS.length - 1;

/** Migrates a database to the newest schema, in a transaction. @throws {StoreRefused} if it is too old or from a newer program */
export async function migrateSchema(sql: Sql): Promise<void> {
  await sql.lock('schema');
  await sql.rows`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`;
  const [row] = await sql.rows<{ version: number }>`SELECT version FROM schema_version`;
  const from = row?.version ?? FIRST_VERSION - 1;
  // No write here: the command line reads stores on a full disk.
  if (from === LAST_VERSION) return;
  if (row && (from < FIRST_VERSION || from > LAST_VERSION)) {
    const remedy =
      from < FIRST_VERSION
        ? 'start commit 43843a29 of the project on it once, it brings the file up to date'
        : 'it was used by a newer one, start that, or restore a backup';
    throw new StoreRefused(
      `The database has schema version ${from}, and this program knows ${FIRST_VERSION} to ${LAST_VERSION}: ${remedy}. ` +
        'It has been left as it is.',
    );
  }
  for (const statement of VERSIONS.slice(from - FIRST_VERSION + 1).flat()) {
    const strict = statement.startsWith('CREATE TABLE') ? ' STRICT' : '';
    const text = sql.dialect === 'sqlite' ? statement + strict : forPostgres(statement);
    await sql.rows`${plain(text)}`;
  }
  if (!row) await sql.rows`INSERT INTO schema_version (version) VALUES (${LAST_VERSION})`;
  else await sql.rows`UPDATE schema_version SET version = ${LAST_VERSION}`;
}

/**
 * Makes SQLite count limits in memory, since the file would keep traces of visitors' addresses: this connection's temporary
 * table hides the stored one.
 */
export async function keepLimitsInMemory(sql: Sql): Promise<void> {
  await sql.rows`PRAGMA temp_store = MEMORY`;
  await sql.rows`CREATE TEMP TABLE ${plain(LIMITS)}`;
}

function forPostgres(statement: string): string {
  // Ids are compared and ordered by bytes, as in SQLite, whatever the cluster's locale.
  return statement
    .replaceAll('INTEGER', 'BIGINT')
    .replace('id TEXT', 'id TEXT COLLATE "C"')
    .replace('data ->>', 'data::json ->>');
}
