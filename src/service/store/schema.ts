import { StoreRefused } from '../errors.ts';
import { hideTokens } from './bookings.ts';
import { plain, type Sql } from './sql.ts';

/** Append a version, never change one: stores of every version exist. `INTEGER` becomes BIGINT on PostgreSQL. */
const VERSIONS: (string | ((sql: Sql) => Promise<void>))[][] = [
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
      score INTEGER NOT NULL
    )`,
    'CREATE UNIQUE INDEX submissions_once ON submissions (dedupe_key) WHERE exact = 1',
    'CREATE INDEX submissions_dedupe ON submissions (dedupe_key, created_at)',
    'CREATE INDEX submissions_order ON submissions (created_at, id)',
    'CREATE INDEX submissions_email ON submissions (email)',
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
    `CREATE TABLE bookings (
      id TEXT PRIMARY KEY,
      created_at INTEGER NOT NULL,
      starts_at INTEGER NOT NULL,
      ends_at INTEGER NOT NULL,
      cancelled_at INTEGER NOT NULL,
      token_hash TEXT NOT NULL,
      email TEXT NOT NULL,
      data TEXT NOT NULL
    )`,
    'CREATE UNIQUE INDEX bookings_slot ON bookings (starts_at) WHERE cancelled_at = 0',
    'CREATE INDEX bookings_email ON bookings (email)',
  ],
  [
    // When a digest first named a held entry, 0 before that.
    'ALTER TABLE submissions ADD COLUMN told_at INTEGER NOT NULL DEFAULT 0',
    `CREATE INDEX submissions_held ON submissions (created_at) WHERE folder = 'spam'`,
  ],
  [
    // The time from which an entry's age counts: believedTime in service-state.ts.
    'ALTER TABLE submissions ADD COLUMN stored_at INTEGER NOT NULL DEFAULT 0',
    'UPDATE submissions SET stored_at = created_at',
    'ALTER TABLE bookings ADD COLUMN stored_at INTEGER NOT NULL DEFAULT 0',
    'UPDATE bookings SET stored_at = created_at',
    'CREATE INDEX submissions_age ON submissions (folder, stored_at)',
    `CREATE INDEX submissions_told ON submissions (told_at) WHERE folder = 'spam'`,
    'CREATE INDEX bookings_age ON bookings (ends_at)',
    'CREATE TABLE clock (trusted_at INTEGER NOT NULL, probe TEXT NOT NULL)',
    `INSERT INTO clock (trusted_at, probe) VALUES (0, '')`,
    `ALTER TABLE bookings ADD COLUMN token TEXT NOT NULL DEFAULT ''`,
    hideTokens,
  ],
  [
    // The recorded time as 'clock', secrets as 'secret:NAME'.
    'CREATE TABLE service_state (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `INSERT INTO service_state (name, value)
     SELECT 'clock', CAST(CASE WHEN trusted_at > 0 THEN trusted_at
       ELSE (SELECT MAX(created_at) FROM submissions) END AS TEXT)
     FROM clock WHERE trusted_at > 0 OR EXISTS (SELECT 1 FROM submissions)`,
    'DROP TABLE clock',
  ],
  [
    // What is left of the limits that several instances count together.
    'CREATE TABLE limits (name TEXT PRIMARY KEY, remaining TEXT NOT NULL, at INTEGER NOT NULL)',
  ],
  [
    `ALTER TABLE submissions ADD COLUMN language TEXT NOT NULL DEFAULT ''`,
    `CREATE INDEX outbox_acknowledged ON outbox (created_at) WHERE kind = 'acknowledgement'`,
  ],
];

/** Brings a database to the newest schema, inside a transaction. @throws {StoreRefused} when a newer program made it */
export async function migrateSchema(sql: Sql): Promise<void> {
  await sql.lock('schema');
  await sql.rows`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`;
  const [row] = await sql.rows<{ version: number }>`SELECT version FROM schema_version`;
  const from = row?.version ?? 0;
  // Nothing is written then: the command line reads a store whose disk is full.
  if (from === VERSIONS.length) return;
  if (from > VERSIONS.length) {
    throw new StoreRefused(
      `The database has schema version ${from}, and this program knows up to ${VERSIONS.length}: ` +
        'it was used by a newer one. Start that, or restore a backup. It has been left as it is.',
    );
  }
  for (const statements of VERSIONS.slice(from)) {
    for (const statement of statements) {
      if (typeof statement === 'function') {
        await statement(sql);
        continue;
      }
      const strict = statement.startsWith('CREATE TABLE') ? ' STRICT' : '';
      const text = sql.dialect === 'sqlite' ? statement + strict : forPostgres(statement);
      await sql.rows`${plain(text)}`;
    }
  }
  if (!row) await sql.rows`INSERT INTO schema_version (version) VALUES (${VERSIONS.length})`;
  else await sql.rows`UPDATE schema_version SET version = ${VERSIONS.length}`;
}

function forPostgres(statement: string): string {
  // Ids are compared and ordered by bytes, as SQLite does, whatever the cluster's locale.
  return statement.replaceAll('INTEGER', 'BIGINT').replace('id TEXT', 'id TEXT COLLATE "C"');
}
