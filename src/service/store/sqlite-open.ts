import { accessSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefused, StoreUnavailable } from '../errors.ts';
import type { Sql, SqlValue } from './sql.ts';

/** Older ones can damage a file when a WAL is reset under a second connection. */
const MIN_SQLITE = [3, 51, 3];
/** While a connection is opened; the process does nothing else then. */
const OPENING_TIMEOUT_MS = 5_000;
/** https://sqlite.org/rescode.html */
export const CODES = { busy: 5, locked: 6, noMemory: 7, ioError: 10, full: 13, cannotOpen: 14 };
const PASSING = [CODES.busy, CODES.locked, CODES.noMemory, CODES.ioError, CODES.full];
const PASSING_FILE_ERRORS = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/** The primary result code of an error of the driver, 0 for any other: extended codes carry it in their lowest byte. */
export const primaryCode = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** Turns an error of the driver into StoreUnavailable and leaves any other as it is. */
export function toUnavailable(error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined
    ? error
    : new StoreUnavailable(`SQLITE_${errcode}`, { cause: error });
}

/**
 * Opens a database file with every setting for durability set and read back, since drivers and compile options change
 * them silently. A new file and its folder are for this user alone.
 * @throws {StoreRefused}
 * @throws {StoreUnavailable}
 */
export function openDatabase(file: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const { readOnly = false } = options;
  let db: DatabaseSync | undefined;
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!readOnly && !found) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      closeSync(openSync(file, 'a', 0o600));
    }
    db = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, readOnly });
    expectVersion(db);
    if (!readOnly) db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1');
    db.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON');
    db.exec('PRAGMA journal_size_limit = 67108864');
    expectPragma(db, 'journal_mode', 'wal');
    expectPragma(db, 'synchronous', 2);
    expectPragma(db, 'busy_timeout', OPENING_TIMEOUT_MS);
    expectPragma(db, 'secure_delete', 1);
    // A file that may only be read is opened without an error; the first write would fail.
    if (!readOnly) db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (error) {
    db?.close();
    throw openingError(error, file, `The database ${file} cannot be opened`);
  }
}

function expectVersion(db: DatabaseSync) {
  const row = db.prepare('SELECT sqlite_version() AS version').get();
  const version = String(row?.version).split('.').map(Number);
  const differs = MIN_SQLITE.findIndex((part, index) => part !== version[index]);
  if ((version[differs] ?? 0) < (MIN_SQLITE[differs] ?? 0)) {
    throw new StoreRefused(`SQLite ${version.join('.')} is older than ${MIN_SQLITE.join('.')}.`);
  }
}

/** @throws {StoreRefused} when a setting is another one than wanted */
export function expectPragma(db: DatabaseSync, name: string, wanted: string | number) {
  const [found] = Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {});
  if (found === wanted) return;
  throw new StoreRefused(`PRAGMA ${name} is ${found} and must be ${wanted} to lose nothing.`);
}

/** What to throw for a file that could not be opened: StoreUnavailable where time may help, else StoreRefused. */
export function openingError(error: unknown, file: string, message: string): Error {
  const code = primaryCode(error);
  const fileCode = (error as { code?: string }).code ?? '';
  const isPassing =
    PASSING.includes(code) ||
    PASSING_FILE_ERRORS.includes(fileCode) ||
    // Where files may be made, a file that cannot be opened lacks room, not rights.
    (code === CODES.cannotOpen && isWritable(dirname(file)));
  if (isPassing) return new StoreUnavailable(code ? `SQLITE_${code}` : fileCode, { cause: error });
  if (error instanceof StoreUnavailable || error instanceof StoreRefused) return error;
  return new StoreRefused(`${message}: ${(error as Error).message}. It has been left as it is.`);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes the lock of a server on a data folder; the system releases it when the process dies. The command line works
 * beside a server without it.
 * @throws {StoreRefused} when another process has it
 */
export function takeLock(folder: string): DatabaseSync {
  const file = join(folder, 'inbox.lock');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(file, { timeout: 1_000 });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (primaryCode(error) !== CODES.busy) {
      throw openingError(error, file, `DATA_DIR ${folder} is not writable`);
    }
    throw new StoreRefused(
      `Another inbox process is already using ${folder}. ` +
        'Stop it first, or give this one another DATA_DIR.',
    );
  }
}

/** Builds the interface that operations need on a connection; statements are prepared once. */
export function sqliteSql(db: DatabaseSync): Sql {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return {
    dialect: 'sqlite',
    async rows<T>(text: string, ...values: SqlValue[]) {
      try {
        let statement = prepared.get(text);
        if (!statement) {
          statement = db.prepare(text);
          if (/^\s*(SELECT|INSERT|UPDATE|DELETE)/i.test(text)) prepared.set(text, statement);
        }
        return statement.all(...values) as T[];
      } catch (error) {
        throw toUnavailable(error);
      }
    },
    async lock() {},
  };
}
