import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../support/server-process.ts';
import {
  type Cluster,
  freePort,
  postgresPrograms,
  postgresUser,
  startCluster,
} from './postgres-cluster.ts';

/** Debian keeps pgbouncer out of an ordinary user's PATH. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) };

/** Returns what this machine lacks, with the remedy, or null. */
export function lacksPooler(): string | null {
  try {
    execFileSync('pgbouncer', ['--version'], { env, stdio: 'ignore' });
    return null;
  } catch {
    return 'PgBouncer is not installed (Debian, Ubuntu: sudo apt-get install pgbouncer; macOS: brew install pgbouncer)';
  }
}

/**
 * Puts PgBouncer in front of a PostgreSQL, in transaction mode with so few connections that clients share them. If we are root,
 * which PgBouncer refuses, the user postgres runs it.
 */
export async function startPooler({ url, stop, ...cluster }: Cluster): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${new URL(url).port} user=inbox`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
    'server_idle_timeout = 5',
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, lines.join('\n'));
  const { child, exited } = await startProcess(['pgbouncer', file], /(process up)/, {
    ...user,
    env,
    cwd: folder,
  });
  return {
    ...cluster,
    url: `postgres://inbox@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
      await stop();
    },
  };
}

/** Starts one PgBouncer for all test files of a run and stops it after the last. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPooler(await startCluster(postgresPrograms() ?? ''));
  project.provide('postgres', url);
  return stop;
}
