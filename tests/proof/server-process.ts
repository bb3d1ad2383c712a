import { type ChildProcess, spawn } from 'node:child_process';
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

/** Settings that take limits out of the way of a load test. */
export const UNLIMITED = {
  RATE_PER_MINUTE: '1000000',
  RATE_PER_HOUR: '100000000',
  RATE_TOTAL_PER_MINUTE: '100000000',
  RATE_INVALID_PER_MINUTE: '1000000',
};

export interface ServerProcess {
  child: ChildProcess;
  pid: number;
  port: number;
  /** From spawning to the line that says it is ready. */
  readyMs: number;
  isAlive: () => boolean;
  /** Standard error so far. */
  log: () => string;
  /** Sends SIGKILL and waits until the process is gone. */
  kill: () => Promise<void>;
  /** Sends SIGTERM; returns how long it took to end, in ms. */
  stop: () => Promise<number>;
}

/**
 * Starts server.ts on the built site as a process of its own, under `wrapper` if given, and waits until it is ready.
 * @throws {Error} with its output when it ends instead
 */
export async function startServer(
  env: Record<string, string>,
  wrapper: string[] = [],
): Promise<ServerProcess> {
  const started = performance.now();
  const [command = process.execPath, ...rest] = [...wrapper, process.execPath, ...SERVE];
  const child = spawn(command, rest, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-200_000);
  });
  const exited = once(child, 'exit');
  const ready = new Promise<number>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Ready at http:\/\/\S+:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
  });
  const port = await Promise.race([ready, exited.then(() => 0)]);
  if (port === 0) throw new Error(log || output || 'The server ended without a word.');
  const end = async (signal: NodeJS.Signals) => {
    const sent = performance.now();
    child.kill(signal);
    await exited;
    return performance.now() - sent;
  };
  return {
    child,
    pid: child.pid ?? 0,
    port,
    readyMs: performance.now() - started,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    log: () => log,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** Gives a new folder to some work and removes it afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'proof-'));
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
