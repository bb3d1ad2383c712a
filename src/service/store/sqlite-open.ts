import { accessSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefused, StoreUnavailable } from '../errors.ts';
import { part, type Sql } from './sql.ts';

/** Older versions can corrupt a file when a WAL is reset under a second connection. */
const MIN_SQLITE = '3.51.3';
/** Blocks the process meanwhile. */
const OPENING_TIMEOUT_MS = 5_000;
/** https://sqlite.org/rescode.html */
export const CODES = { busy: 5, locked: 6, noMemory: 7, ioError: 10, full: 13, cannotOpen: 14 };
const PASSING = [CODES.busy, CODES.locked, CODES.noMemory, CODES.ioError, CODES.full];
const PASSING_FILE_ERRORS = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/** Returns the lowest byte of an extended code, which is the primary one; 0 for errors not from the driver. */
export const primaryCode = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & 0xff;

export function toUnavailable(error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined
    ? error
    : new StoreUnavailable(`SQLITE_${errcode}`, { cause: error });
}

/** Reads back settings for durability, since drivers change them. @throws {StoreRefused} @throws {StoreUnavailable} */
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
    // A read-only file opens without an error, but the first write would fail.
    if (!readOnly) db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return db;
  } catch (error) {
    db?.close();
    throw openingError(error, file, `The database ${file} cannot be opened`);
  }
}

function expectVersion(db: DatabaseSync) {
  const version = String(db.prepare('SELECT sqlite_version() AS version').get()?.version);
  if (version.localeCompare(MIN_SQLITE, 'en', { numeric: true }) < 0)
    throw new StoreRefused(`SQLite ${version} is older than ${MIN_SQLITE}.`);
}

export function expectPragma(db: DatabaseSync, name: string, wanted: string | number) {
  const [found] = Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {});
  if (found === wanted) return;
  throw new StoreRefused(`PRAGMA ${name} is ${found} and must be ${wanted} to lose nothing.`);
}

/** Returns StoreUnavailable if retrying may help, else StoreRefused. */
export function openingError(error: unknown, file: string, message: string): Error {
  const code = primaryCode(error);
  const fileCode = (error as { code?: string }).code ?? '';
  const isPassing =
    PASSING.includes(code) ||
    PASSING_FILE_ERRORS.includes(fileCode) ||
    // If the folder is writable, the cause is a lack of space, not of rights.
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

/** The system releases the lock when the process dies. @throws {StoreRefused} if another process has it */
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

export function sqliteSql(db: DatabaseSync): Sql {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return {
    dialect: 'sqlite',
    async rows<T>(...statement: Parameters<typeof part>) {
      const { text, values } = part(...statement);
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
