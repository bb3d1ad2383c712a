import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const MAIN = join(import.meta.dirname, '..', '..', 'inbox', 'main.js');

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
  origin: string;
  port: number;
  /** From spawning to the line that says it is ready. */
  readyMs: number;
  /** Standard error so far: the log, and why it refused to start. */
  log: () => string;
  /** kill -9, and waits until it is gone. */
  kill: () => Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop: () => Promise<number | null>;
}

/** A new folder under the system's temporary one. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'inbox-proof-'));

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port was free.');
  return address.port;
}

/**
 * Takes settings, starts `node inbox/main.js` (or another `main`) as a process of its own (under `wrapper` if given)
 * and waits until it is ready. @throws {Error} with its output when it ends instead.
 */
export async function startServer(
  env: Record<string, string>,
  wrapper: string[] = [],
  main = MAIN,
): Promise<ServerProcess> {
  const started = performance.now();
  const [command = process.execPath, ...rest] = [...wrapper, process.execPath, main];
  const child = spawn(command, rest, {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DIST_DIR: 'none',
      LOG_LEVEL: 'error',
      ...env,
    },
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
  return {
    child,
    pid: child.pid ?? 0,
    port,
    origin: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - started,
    log: () => log,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
