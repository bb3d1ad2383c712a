import { mkdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StoreRefused, StoreUnavailable } from './sql.ts';
import { openingError } from './sqlite-errors.ts';
import type { Answer, Job, WorkerSettings } from './sqlite-worker.ts';
import { methods, type Store } from './store.ts';

/** A caller waits no longer than this: SQLite's own patience is 5 s. */
const PATIENCE_MS = 5_500;
/** More than this waiting means the disk does not follow: better an honest 503. */
const MOST_WAITING = 2_000;

/**
 * A thread does not inherit the compile cache (main.js), and without it loads 20 MB of
 * type stripper first; so it begins with these lines of plain JavaScript.
 */
const BOOT = `
  const { enableCompileCache, flushCompileCache } = require('node:module');
  const { workerData } = require('node:worker_threads');
  if (workerData.compileCache) enableCompileCache(workerData.compileCache);
  import(workerData.file).then(() => flushCompileCache());
`;

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Opens the store in `inbox.db` in a folder. All work happens in one worker thread: an fsync never holds up the event
 * loop, and writes that arrive meanwhile share the next one. `onLost` is called when the thread has died: then only
 * opening anew helps.
 * @throws {StoreRefused} when another process has it, or it is not durable or not ours.
 * @throws {StoreUnavailable} when it cannot be opened now, such as on a full disk.
 */
export async function openSqliteStore(
  folder: string,
  options: Partial<Omit<WorkerSettings, 'folder'>> & { onLost?: () => void } = {},
): Promise<Store> {
  const { onLost, ...chosen } = options;
  const settings: WorkerSettings = { folder, exclusive: true, groupSize: 500, ...chosen };
  makeFolder(folder);
  const worker = startThread('./sqlite-worker.ts', settings);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone = false;
  let closing = false;

  const run = (name: Job['name'], input: unknown, patience = PATIENCE_MS) => {
    if (gone) return Promise.reject(new StoreUnavailable('closed'));
    if (waiting.size >= MOST_WAITING) return Promise.reject(new StoreUnavailable('busy'));
    return new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const timer = globalThis.setTimeout(() => {
        waiting.delete(id);
        reject(new StoreUnavailable('slow'));
      }, patience);
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, name, input } satisfies Job);
    });
  };

  const { code, message } = await firstMessage<Answer>(worker);
  if (code) throw message ? new StoreRefused(message) : new StoreUnavailable(code);

  worker.on('message', (answer: Answer) => {
    const entry = waiting.get(answer.id);
    if (!entry) return;
    waiting.delete(answer.id);
    clearTimeout(entry.timer);
    if (answer.code) entry.reject(new StoreUnavailable(answer.code));
    else entry.resolve(answer.value);
  });
  const lost = () => {
    if (!gone && !closing) onLost?.();
    gone = true;
    for (const entry of waiting.values()) {
      clearTimeout(entry.timer);
      entry.reject(new StoreUnavailable('worker_gone'));
    }
    waiting.clear();
  };
  worker.on('error', lost);
  worker.on('exit', lost);

  return {
    ...methods(run),
    kind: 'sqlite',
    check: async () => {
      const checker = startThread('./sqlite-check.ts', settings);
      return firstMessage<string>(checker).finally(() => checker.terminate());
    },
    scrub: async () => {
      for (let left = 1; left > 0; ) {
        left = Number(await run('scrub', null, 60_000));
        await setTimeout(5);
      }
    },
    close: async () => {
      closing = true;
      if (!gone) await run('close', null, 10_000);
      gone = true;
      await worker.terminate();
    },
  };
}

function startThread(file: string, settings: WorkerSettings): Worker {
  return new Worker(BOOT, {
    eval: true,
    workerData: {
      ...settings,
      compileCache: getCompileCacheDir(),
      file: new URL(file, import.meta.url).href,
    },
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  });
}

/** What a thread says first. @throws {StoreUnavailable} when it ends without a word. */
function firstMessage<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new StoreUnavailable('worker_gone')));
  });
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = (error as Error).message;
    throw openingError(error, folder, `DATA_DIR cannot be made: ${reason}`);
  }
}
