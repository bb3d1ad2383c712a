import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, temporaryFolder } from './server-process.ts';

export interface Cluster {
  url: string;
  /** Ends it at once, as a crash does: what was not committed is gone. */
  kill: () => void;
  start: () => void;
  stop: () => Promise<void>;
}

/** Gives the folder with initdb and pg_ctl (Debian keeps them out of PATH), or null. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Starts a private PostgreSQL on loopback in a new folder, with Debian's settings for
 * durability untouched; as the user postgres when we are root, which PostgreSQL refuses to be.
 */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const user = process.getuid?.() === 0 ? postgresUser() : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, parameters: string[]) =>
    execFileSync(join(programs, program), parameters, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
  run('initdb', [
    '-D',
    data,
    '-U',
    'inbox',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
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
      // Ended already where a proof stopped in between.
      if (existsSync(join(data, 'postmaster.pid'))) kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function postgresUser() {
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: number('-u'), gid: number('-g') };
}
