import { rm } from 'node:fs/promises';
import { migrateStore, type TableReport } from '../../inbox/cli/migrate.ts';
import { openPostgresStore } from '../../inbox/store/postgres.ts';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import { client, enquiry } from './client.ts';
import { saveOne } from './group-commit.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

/** Takes how many enquiries, gives a folder whose store holds them. */
export async function filledFolder(enquiries: number): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(folder);
  for (let done = 0; done < enquiries; done += 1000) {
    const batch = Math.min(1000, enquiries - done);
    await Promise.all(
      Array.from({ length: batch }, (_, index) => saveOne(store, `${done + index}`)),
    );
  }
  await store.close();
  return folder;
}

export interface RestartReport {
  enquiries: number;
  readyMs: number;
  afterKillReadyMs: number;
  secondRefused: boolean;
}

/** Starts on a store with many enquiries, twice (once after kill -9), and a second one beside it. */
export async function restart(folder: string, enquiries: number): Promise<RestartReport> {
  const first = await startServer({ DATA_DIR: folder });
  const secondRefused = await startServer({ DATA_DIR: folder }).then(
    async (second) => {
      await second.kill();
      return false;
    },
    (error: Error) => error.message.includes('Another inbox process'),
  );
  await first.kill();
  const again = await startServer({ DATA_DIR: folder });
  await again.stop();
  return {
    enquiries,
    readyMs: first.readyMs,
    afterKillReadyMs: again.readyMs,
    secondRefused,
  };
}

export interface DrainReport {
  answered: number;
  /** Connections that came when the door was shut: never taken on, so nothing was promised. */
  turnedAway: number;
  dropped: number;
}

/** Posts with many connections and sends SIGTERM in the middle; counts what was not answered. */
export async function drain(rounds: number): Promise<DrainReport> {
  let answered = 0;
  let turnedAway = 0;
  let dropped = 0;
  for (let round = 0; round < rounds; round += 1) {
    const folder = await temporaryFolder();
    const server = await startServer({ ...UNLIMITED, DATA_DIR: folder });
    const http = client(50);
    const posts = Array.from({ length: 50 }, (_, index) =>
      http.post(server.port, enquiry(`drain ${round} ${index}`)),
    );
    await Promise.race(posts);
    const stopped = server.stop();
    for (const result of await Promise.allSettled(posts)) {
      if (result.status === 'fulfilled' && result.value.status === 200) answered += 1;
      else if (wasRefused(result)) turnedAway += 1;
      else dropped += 1;
    }
    await stopped;
    http.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { answered, turnedAway, dropped };
}

function wasRefused(result: PromiseSettledResult<unknown>): boolean {
  return (
    result.status === 'rejected' && (result.reason as { code?: string }).code === 'ECONNREFUSED'
  );
}

/** Moves a filled store to PostgreSQL while it is being written to, then the rest. */
export async function migration(folder: string, url: string): Promise<TableReport[]> {
  const from = await openSqliteStore(folder);
  const to = await openPostgresStore(url);
  const live = Promise.all(
    Array.from({ length: 500 }, (_, index) => saveOne(from, `live ${index}`)),
  );
  await migrateStore(from, to);
  await live;
  const reports = await migrateStore(from, to);
  await Promise.all([from.close(), to.close()]);
  return reports;
}
