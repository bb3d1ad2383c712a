import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** What `npm run serve` gives Node. */
const SERVE: string[] = scripts.serve.split(' ').slice(1);

/** Settings that take limits out of the way of other tests. */
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
  /** From spawning to the line that says it is ready. */
  readyMs: number;
  isAlive: () => boolean;
  /** The last that it has written to both streams. */
  log: () => string;
  /** Sends SIGKILL and waits until the process is gone. */
  kill: () => Promise<void>;
  /** Sends SIGTERM; returns how long it took to end, in ms. */
  stop: () => Promise<number>;
}

/** Starts a program and waits until what it writes says where it is ready. @throws {Error} with its output when it ends instead */
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
 * Starts server.ts as a process of its own and waits until it is ready.
 * @param more `wrapper`: a command that runs the server, such as one that limits it; `folder`: where server.ts stands, and the
 *   data by default; `dist`: the built site
 * @throws {Error} with its output when it ends instead
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

/** Gives a new folder to some work and removes it afterwards. */
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

/** Waits until something holds, at most `patienceMs`; returns how long that took, in ms. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs = 30_000,
): Promise<number> {
  const started = performance.now();
  while (!(await holds()) && performance.now() - started < patienceMs) await sleep(10);
  return performance.now() - started;
}
