import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Sql, type SqlValue, StoreRefused } from './sql.ts';
import { openingError } from './sqlite-errors.ts';

/** Below this SQLite can damage a file when a WAL is reset under a second connection. */
const OLDEST_SQLITE = [3, 51, 3];

export interface OpenOptions {
  /** For tests of the error only. */
  synchronous?: 'FULL' | 'NORMAL';
  readOnly?: boolean;
}

/**
 * Opens a database file with every durability setting set and read back, since drivers and compile options change them
 * silently.
 * @throws {StoreRefused}
 * @throws {StoreUnavailable}
 */
export function openDatabase(file: string, options: OpenOptions = {}): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    db = new DatabaseSync(file, { timeout: 5000, readOnly: options.readOnly ?? false });
    checkVersion(db);
    db.exec('PRAGMA busy_timeout = 5000');
    if (!options.readOnly) {
      db.exec('PRAGMA auto_vacuum = INCREMENTAL');
      db.exec('PRAGMA journal_mode = WAL');
    }
    db.exec(`PRAGMA synchronous = ${options.synchronous ?? 'FULL'}`);
    db.exec('PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1');
    db.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON');
    db.exec('PRAGMA journal_size_limit = 67108864');
    expectPragma(db, 'journal_mode', 'wal');
    expectPragma(db, 'synchronous', 2);
    expectPragma(db, 'busy_timeout', 5000);
    expectPragma(db, 'secure_delete', 1);
    // A file that may only be read is opened without a word; the first write would say so.
    if (!options.readOnly) db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (error) {
    db?.close();
    const reason = (error as Error).message;
    const message = `The database ${file} cannot be opened: ${reason}. It has been left as it is.`;
    throw openingError(error, file, message);
  }
}

function checkVersion(db: DatabaseSync) {
  const row = db.prepare('SELECT sqlite_version() AS version').get();
  const version = String(row?.version).split('.').map(Number);
  for (const [index, part] of OLDEST_SQLITE.entries()) {
    const have = version[index] ?? 0;
    if (have > part) return;
    if (have < part) {
      throw new StoreRefused(`SQLite ${version.join('.')} is too old: 3.51.3 or newer is needed.`);
    }
  }
}

function expectPragma(db: DatabaseSync, name: string, wanted: string | number) {
  const row = db.prepare(`PRAGMA ${name}`).get() ?? {};
  const found = Object.values(row)[0];
  if (found !== wanted) {
    throw new StoreRefused(`PRAGMA ${name} is ${found}, and must be ${wanted} to be durable.`);
  }
}

/** Builds the interface that operations need to a connection; statements are prepared once. */
export function sqliteSql(db: DatabaseSync): Sql {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return {
    dialect: 'sqlite',
    async rows<T>(text: string, ...values: SqlValue[]) {
      let statement = prepared.get(text);
      if (!statement) {
        statement = db.prepare(text);
        if (/^\s*(SELECT|INSERT|UPDATE|DELETE)/i.test(text)) prepared.set(text, statement);
      }
      return statement.all(...values) as T[];
    },
    async lock() {},
  };
}
