import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './sqlite-open.ts';
import type { WorkerSettings } from './sqlite-worker.ts';

/**
 * A thread that reads the whole database and says what it found. It has a connection of its own:
 * in WAL mode a reader holds up nobody, however large the file.
 */
const { folder } = workerData as WorkerSettings;
const db = openDatabase(join(folder, 'inbox.db'), { readOnly: true });
const [found] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
db.close();
parentPort?.postMessage(String(found));
