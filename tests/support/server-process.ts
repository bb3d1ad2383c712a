import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** Node's arguments in `npm run serve`. */
const SERVE: string[] = scripts.serve.split(' ').slice(1);

/** Settings that lift the limits other tests would hit. */
export const UNLIMITED = {
  RATE_PER_MINUTE: '1000000',
  RATE_PER_HOUR: '100000000',
  RATE_TOTAL_PER_MINUTE: '100000000',
  RATE_INVALID_PER_MINUTE: '1000000',
  BOOKINGS_PER_GUEST: '1000000',
  BOOKINGS_PER_NETWORK: '1000000',
  BOOKINGS_PER_DAY: '1000000',
};

export interface ServerProcess {
  pid: number;
  port: number;
  /** Time from spawning to the "Ready" line. */
  readyMs: number;
  isAlive: () => boolean;
  /** Returns the end of its output on both streams. */
  log: () => string;
  /** Sends SIGKILL and waits until the process has ended. */
  kill: () => Promise<void>;
  /** Sends SIGTERM; returns the shutdown time in ms. */
  stop: () => Promise<number>;
}

/** Starts a program and waits for `ready` in its output; `where` is its first group. @throws {Error} with the output if it ends first */
export async function startProcess(
  [command = '', ...parameters]: string[],
  ready: RegExp,
  options: SpawnOptionsWithoutStdio,
) {
  const child = spawn(command, parameters, options);
  let log = '';
  const exited = once(child, 'exit');
  const found = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-200_000);
      const where = ready.exec(log)?.[1];
      if (where) resolve(where);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const where = await Promise.race([found, exited.then(() => '')]);
  if (!where) throw new Error(log || 'It ended without a word.');
  return { child, where, exited, log: () => log };
}

/**
 * Starts server.ts as a separate process and waits until it is ready.
 * @param more `wrapper`: a command that runs the server, such as one that limits it; `folder`: its working directory, which holds the
 *   data by default; `dist`: the built site
 * @throws {Error} with its output if it ends before that
 */
export async function startServer(
  env: Record<string, string>,
  {
    wrapper = [],
    folder = ROOT,
    dist = join(folder, 'dist'),
  }: { wrapper?: string[]; folder?: string; dist?: string } = {},
): Promise<ServerProcess> {
  const started = performance.now();
  const command = [...wrapper, process.execPath, ...SERVE, dist];
  const { child, where, exited, log } = await startProcess(command, /^Ready at .*:(\d+)$/m, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
  });
  const end = async (signal: NodeJS.Signals) => {
    const sent = performance.now();
    child.kill(signal);
    await exited;
    return performance.now() - sent;
  };
  return {
    pid: child.pid ?? 0,
    port: Number(where),
    readyMs: performance.now() - started,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    log,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** Runs work in a new folder and removes it afterwards. */
export async function inFolder<T>(
  work: (folder: string) => Promise<T>,
  parent = tmpdir(),
): Promise<T> {
  const folder = await mkdtemp(join(parent, 'proof-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until a condition holds, at most `patienceMs`; returns the time waited, in ms. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs = 30_000,
): Promise<number> {
  const started = performance.now();
  while (!(await holds()) && performance.now() - started < patienceMs) await sleep(10);
  return performance.now() - started;
}
