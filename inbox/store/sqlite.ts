import { mkdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { StoreRefused, StoreUnavailable } from './sql.ts';
import type { Answer, Job, WorkerSettings } from './sqlite-worker.ts';
import { methods, type Store } from './store.ts';

/** A caller waits no longer than this: SQLite's own patience is 5 s. */
const PATIENCE_MS = 5_500;
/** More than this waiting means the disk does not follow: better an honest 503. */
const MOST_WAITING = 2_000;

/**
 * A thread does not inherit the compile cache (main.ts), and without it loads 20 MB of
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
 * Takes a folder, gives the store in `inbox.db` there. All work happens in one worker thread:
 * an fsync never holds up the event loop, and writes that arrive meanwhile share the next one.
 * @throws {StoreRefused} when another process has it, or it is not durable or not ours.
 */
export async function openSqliteStore(
  folder: string,
  options: Partial<Omit<WorkerSettings, 'folder'>> & { onLost?: () => void } = {},
): Promise<Store> {
  const { onLost, ...chosen } = options;
  const settings: WorkerSettings = { folder, exclusive: true, groupSize: 500, ...chosen };
  makeFolder(folder);
  const worker = new Worker(BOOT, {
    eval: true,
    workerData: {
      ...settings,
      compileCache: getCompileCacheDir(),
      file: new URL('./sqlite-worker.ts', import.meta.url).href,
    },
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  });
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
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new StoreUnavailable('slow'));
      }, patience);
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, name, input } satisfies Job);
    });
  };

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      if (answer.code) reject(new StoreRefused(answer.message ?? answer.code));
      else resolve();
    });
  });

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
    scrub: async () => {
      await run('scrub', null, 60_000);
    },
    close: async () => {
      closing = true;
      if (!gone) await run('close', null, 10_000);
      gone = true;
      await worker.terminate();
    },
  };
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreRefused(`DATA_DIR cannot be made: ${(error as Error).message}`);
  }
}
