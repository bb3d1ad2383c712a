import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../errors.ts';
import { migrateSchema } from './schema.ts';
import type { Sql } from './sql.ts';
import {
  CODES,
  expectPragma,
  openDatabase,
  openingError,
  primaryCode,
  sqliteSql,
  takeLock,
  toUnavailable,
} from './sqlite-open.ts';
import { createStore, isRead, type OperationName, perform, type Store } from './store.ts';

/** How long an operation waits for another process that writes, in total. */
const RETRY_TIMEOUT_MS = 5_000;
/** How long it waits in one go; the event loop stands still meanwhile. */
const BUSY_TIMEOUT_MS = 20;
/** Pages returned to the file system in one step, so that posts are stored in between. */
const VACUUM_PAGES = 200;

interface Connection {
  db: DatabaseSync;
  sql: Sql;
  /** False when a file of the database was deleted or replaced; SQLite goes on writing to the old one without an error. */
  isIntact(): boolean;
}

/**
 * Opens the store in `inbox.db` in a folder, in this process. `exclusive` keeps a second server off the same folder.
 * @throws {StoreRefused} when another server uses it, or it is not durable or not ours
 * @throws {StoreUnavailable} when it cannot be opened now, such as on a full disk
 */
export async function openSqliteStore(
  folder: string,
  { exclusive }: { exclusive: boolean },
): Promise<Store> {
  const file = join(folder, 'inbox.db');
  const lock = exclusive ? takeLock(folder) : null;
  let isClosed = false;
  let connection: Connection | null = null;
  try {
    connection = await connect(file);
  } catch (error) {
    lock?.close();
    throw error;
  }

  /** Closing writes what is only in the log into the database, also where the log was deleted meanwhile. */
  const disconnect = () => {
    try {
      connection?.db.close();
    } finally {
      connection = null;
    }
  };

  const connected = async (): Promise<Connection> => {
    if (isClosed) throw new StoreUnavailable('closed');
    if (connection && !connection.isIntact()) disconnect();
    if (connection) return connection;
    // A new database in place of one that vanished would hide that the entries are gone.
    if (!statSync(file, { throwIfNoEntry: false })?.size) {
      throw new StoreUnavailable('database_gone');
    }
    connection = await connect(file).catch((error: unknown) => {
      throw new StoreUnavailable('not_opened', { cause: error });
    });
    return connection;
  };

  const attempt = async (name: OperationName, input: unknown) => {
    const { db, sql, isIntact } = await connected();
    try {
      if (isRead(name)) return await perform(sql, name, input);
      const result = await transaction(db, () => perform(sql, name, input));
      if (!isIntact()) throw new StoreUnavailable('files_gone');
      return result;
    } catch (error) {
      const code = primaryCode((error as Error).cause ?? {});
      // Every other error of the driver may be one of the connection.
      if (error instanceof StoreUnavailable && code !== CODES.busy && code !== CODES.full) {
        disconnect();
      }
      throw error;
    }
  };

  let turn: Promise<unknown> = Promise.resolve();
  /** Operations take turns, since a transaction belongs to the one connection. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };

  const run = (name: OperationName, input: unknown) => {
    const deadline = performance.now() + RETRY_TIMEOUT_MS;
    return inTurn(async () => {
      for (;;) {
        try {
          return await attempt(name, input);
        } catch (error) {
          const isBusy = primaryCode((error as Error).cause ?? {}) === CODES.busy;
          if (!isBusy || performance.now() > deadline) throw error;
          await sleep(BUSY_TIMEOUT_MS);
        }
      }
    });
  };

  const vacuumSome = async (): Promise<number> => {
    const { db } = await connected();
    try {
      db.exec(`PRAGMA incremental_vacuum(${VACUUM_PAGES})`);
      const left = Number(db.prepare('PRAGMA freelist_count').get()?.freelist_count);
      if (left === 0) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return left;
    } catch (error) {
      throw toUnavailable(error);
    }
  };

  return createStore({
    kind: 'sqlite',
    run,
    check: () => quickCheck(file),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    vacuum: async () => {
      while ((await inTurn(vacuumSome)) > 0) await sleep(5);
    },
    close: () =>
      inTurn(async () => {
        isClosed = true;
        disconnect();
        lock?.close();
      }),
  });
}

/** Opens the database and brings it to the newest schema. */
async function connect(file: string): Promise<Connection> {
  const db = openDatabase(file);
  try {
    const sql = sqliteSql(db);
    await transaction(db, () => migrateSchema(sql));
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    expectPragma(db, 'busy_timeout', BUSY_TIMEOUT_MS);
    const opened = fileIds(file);
    return { db, sql, isIntact: () => fileIds(file) === opened };
  } catch (error) {
    db.close();
    throw openingError(error, file, `The database ${file} cannot be used`);
  }
}

async function transaction<T>(db: DatabaseSync, work: () => Promise<T>): Promise<T> {
  try {
    db.exec('BEGIN IMMEDIATE');
    const result = await work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has rolled everything back already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw toUnavailable(error);
  }
}

/** Device and number of the database and the files that SQLite keeps open beside it, as one text. */
function fileIds(file: string): string {
  const ids = [file, `${file}-wal`, `${file}-shm`].map((path) => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found ? `${found.dev}:${found.ino}` : '';
  });
  return ids.join();
}

const QUICK_CHECK = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(workerData, { readOnly: true });
  const [found] = Object.values(db.prepare('PRAGMA quick_check(1)').get());
  db.close();
  parentPort.postMessage(found);`;

/** Reads the whole database in a thread, on a connection of its own: that takes a second and holds up nobody. */
function quickCheck(file: string): Promise<string> {
  return new Promise((resolve) => {
    const thread = new Worker(QUICK_CHECK, { eval: true, workerData: file });
    thread.once('message', (found) => resolve(String(found)));
    thread.once('error', (error) => resolve(error.message));
    thread.once('exit', () => resolve('not checked'));
    thread.unref();
  });
}
