import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { migrateSchema } from './schema.ts';
import { StoreRefused, StoreUnavailable } from './sql.ts';
import { errorCode, openingError, SQLITE_BUSY } from './sqlite-errors.ts';
import { watchFiles } from './sqlite-files.ts';
import { openDatabase, sqliteSql } from './sqlite-open.ts';
import { type OperationName, perform, READ_ONLY } from './store.ts';

export interface WorkerSettings {
  folder: string;
  /** The server holds the lock; the command line works beside it without. */
  exclusive: boolean;
  /** How many operations share one commit; 1 turns grouping off, for comparison. */
  groupSize: number;
}

export interface Job {
  id: number;
  name: OperationName | 'scrub' | 'close';
  input: unknown;
}

export interface Answer {
  id: number;
  value?: unknown;
  /** Why it failed, as a code; with a message for the operator when the store is refused. */
  code?: string;
  message?: string;
}

/** Pages given back to the file system in one step, so that posts get their turn in between. */
const SCRUB_PAGES = 200;
const settings = workerData as WorkerSettings;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const file = join(settings.folder, 'inbox.db');
const queue: Job[] = [];
let running = false;
let lock: DatabaseSync | null = null;

try {
  if (settings.exclusive) lock = takeLock(join(settings.folder, 'inbox.lock'));
  let { db, sql, files } = await openStore();

  /**
   * Checks that the files of the database have not been deleted while they are open. Rows in a log that was
   * deleted are saved into the database; while the database itself is gone, every operation is refused.
   */
  const mend = async () => {
    const state = files();
    if (state === 'intact') return;
    if (state === 'database_gone') throw new StoreUnavailable(state);
    if (db.isOpen) {
      const saved = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      if (saved?.busy !== 0) throw new StoreUnavailable(state);
      db.close();
    }
    ({ db, sql, files } = await openStore());
  };

  const answer = (reply: Answer) => port.postMessage(reply);
  const fail = (job: Job, error: unknown) => answer({ id: job.id, code: errorCode(error) });

  /** One transaction for the whole group; a job that fails undoes only itself. */
  const commitGroup = async (jobs: Job[]) => {
    const done: Answer[] = [];
    try {
      await mend();
      db.exec('BEGIN IMMEDIATE');
      for (const job of jobs) {
        db.exec('SAVEPOINT job');
        try {
          const value = await perform(sql, job.name as OperationName, job.input);
          db.exec('RELEASE job');
          done.push({ id: job.id, value });
        } catch (error) {
          // A full disk has already rolled everything back: the group fails as a whole.
          if (!db.isTransaction) throw error;
          db.exec('ROLLBACK TO job; RELEASE job');
          done.push({ id: job.id, code: errorCode(error) });
        }
      }
      db.exec('COMMIT');
      await mend();
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const job of jobs) fail(job, error);
      return;
    }
    for (const reply of done) answer(reply);
  };

  const runAlone = async (job: Job) => {
    try {
      if (job.name === 'scrub') {
        db.exec(`PRAGMA incremental_vacuum(${SCRUB_PAGES})`);
        const left = Number(db.prepare('PRAGMA freelist_count').get()?.freelist_count);
        if (left === 0) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        answer({ id: job.id, value: left });
      } else if (job.name === 'close') {
        db.close();
        lock?.close();
        answer({ id: job.id });
        port.close();
      } else {
        await mend();
        answer({ id: job.id, value: await perform(sql, job.name, job.input) });
      }
    } catch (error) {
      fail(job, error);
    }
  };

  const isWrite = (job: Job) =>
    job.name !== 'scrub' && job.name !== 'close' && !READ_ONLY.has(job.name);

  const drain = async () => {
    running = true;
    while (queue.length > 0) {
      const first = queue[0];
      if (!first) break;
      if (isWrite(first)) {
        let size = 1;
        while (size < settings.groupSize && size < queue.length) {
          const next = queue[size];
          if (!next || !isWrite(next)) break;
          size += 1;
        }
        await commitGroup(queue.splice(0, size));
      } else {
        queue.shift();
        await runAlone(first);
      }
      // Lets the messages that came in during the fsync join the next group.
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
  };

  port.on('message', (job: Job) => {
    queue.push(job);
    if (!running) {
      running = true;
      setImmediate(drain);
    }
  });
  answer({ id: 0 });
} catch (error) {
  lock?.close();
  const reason = error instanceof Error ? error.message : error;
  const why =
    error instanceof StoreUnavailable
      ? error
      : openingError(error, file, `The database ${file} cannot be used: ${reason}.`);
  const refused = why instanceof StoreRefused ? { message: why.message } : {};
  const code = why instanceof StoreUnavailable ? why.code : 'refused';
  port.postMessage({ id: 0, code, ...refused } satisfies Answer);
  port.close();
}

/** Opens the database, brings it to the newest schema, and begins to watch over its files. */
async function openStore() {
  const db = openDatabase(file);
  try {
    const sql = sqliteSql(db);
    db.exec('BEGIN IMMEDIATE');
    await migrateSchema(sql);
    db.exec('COMMIT');
    return { db, sql, files: watchFiles(file) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A lock the system lets go of when the process dies, however it dies. */
function takeLock(path: string): DatabaseSync {
  const held = openLock(path);
  try {
    held.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw notWritable(error, path);
    throw new StoreRefused(
      `Another inbox process is already using ${settings.folder}. ` +
        'Stop it first, or give this one another DATA_DIR.',
    );
  }
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 1000 });
  } catch (error) {
    throw notWritable(error, path);
  }
}

function notWritable(error: unknown, path: string) {
  const reason = (error as Error).message;
  return openingError(error, path, `DATA_DIR is not writable: ${reason} (${settings.folder}).`);
}
