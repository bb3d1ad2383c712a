import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../errors.ts';
import { keepLimitsInMemory, migrateSchema } from './schema.ts';
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
import { createStore, type Database, type Store } from './store.ts';

/** How long an operation waits for another process that writes, in total. */
const RETRY_TIMEOUT_MS = 5_000;
/** How long it waits at a time; this blocks the event loop. */
const BUSY_TIMEOUT_MS = 20;

type Connection = Awaited<ReturnType<typeof connect>>;

/** Identifies the database's files, to notice when they are deleted or replaced. */
const fileIds = (file: string): string =>
  [file, `${file}-wal`]
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? `${found.dev}:${found.ino}` : '';
    })
    .join();

/** `exclusive` keeps a second server off the folder. @throws {StoreRefused} @throws {StoreUnavailable} */
export async function openSqliteStore(
  folder: string,
  { exclusive }: { exclusive: boolean },
): Promise<Store> {
  const file = join(folder, 'inbox.db');
  const lock = exclusive ? takeLock(folder) : null;
  let isClosed = false;
  let connection: Connection | null = await connect(file).catch((error: unknown) => {
    lock?.close();
    throw error;
  });

  const disconnect = () => {
    const open = connection;
    connection = null;
    open?.db.close();
  };

  const connected = async (): Promise<Connection> => {
    if (isClosed) throw new StoreUnavailable('closed');
    if (connection) return connection;
    // Creating a new database would hide that the entries are gone.
    if (!statSync(file, { throwIfNoEntry: false })?.size) {
      throw new StoreUnavailable('database_gone');
    }
    connection = await connect(file).catch((error: unknown) => {
      throw new StoreUnavailable('not_opened', { cause: error });
    });
    return connection;
  };

  const attempt: Database['run'] = async (operation, isRead) => {
    const { db, sql, files } = await connected();
    try {
      if (isRead) return await operation(sql);
      const result = await transaction(db, () => operation(sql));
      // SQLite continues to write to a deleted or replaced file, without an error.
      if (fileIds(file) !== files) throw new StoreUnavailable('files_gone');
      return result;
    } catch (error) {
      const code = primaryCode((error as Error).cause ?? {});
      // Any other driver error may be the connection's fault.
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

  const run: Database['run'] = (operation, isRead) => {
    const deadline = performance.now() + RETRY_TIMEOUT_MS;
    return inTurn(async () => {
      for (;;) {
        try {
          return await attempt(operation, isRead);
        } catch (error) {
          const isBusy = primaryCode((error as Error).cause ?? {}) === CODES.busy;
          if (!isBusy || performance.now() > deadline) throw error;
          await sleep(BUSY_TIMEOUT_MS);
        }
      }
    });
  };

  return createStore({
    kind: 'sqlite',
    run,
    emptyLog: () =>
      inTurn(async () => {
        await (await connected()).sql.rows`PRAGMA wal_checkpoint(TRUNCATE)`;
      }),
    close: () =>
      inTurn(async () => {
        isClosed = true;
        disconnect();
        lock?.close();
      }),
  });
}

async function connect(file: string) {
  const db = openDatabase(file);
  try {
    const sql = sqliteSql(db);
    await transaction(db, () => migrateSchema(sql));
    await keepLimitsInMemory(sql);
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    expectPragma(db, 'busy_timeout', BUSY_TIMEOUT_MS);
    return { db, sql, files: fileIds(file) };
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
    // A full disk has already rolled everything back.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw toUnavailable(error);
  }
}
