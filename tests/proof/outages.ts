import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/service/store/open-store.ts';
import { ask, enquiry, idIn, statusOf } from './client.ts';
import { lacksPostgres, ms, onPostgres, type Proof, type Verdict } from './proof.ts';
import { inFolder, type ServerProcess, startServer, UNLIMITED, until } from './server-process.ts';

/** Fewer than the posts that an outage refuses, so that one is left only if those used up nothing. */
const LIMITED = { ...UNLIMITED, RATE_PER_MINUTE: '5', RATE_INVALID_PER_MINUTE: '5' };

/** Asks a server whose store is away, lets it come back, and posts until that succeeds. */
async function outage({ port, isAlive }: ServerProcess, end: () => void): Promise<Verdict> {
  const posts: number[] = [];
  for (let index = 0; index < 8; index += 1)
    posts.push(await statusOf({ port, fields: enquiry(`refused ${index}`) }));
  const form = await ask({ port, accept: 'text/html', fields: enquiry('my own words') });
  const keepsText = form.status === 503 && form.body.includes('my own words');
  const page = await statusOf({ port });
  const health = await statusOf({ port, path: '/health' });
  const live = await statusOf({ port, path: '/health/live' });
  end();
  const answers = new Set<number>();
  const recoveredMs = await until(async () => {
    const status = await statusOf({ port, fields: enquiry('stored again') });
    answers.add(status);
    return status === 200;
  });
  const after = await until(async () => (await statusOf({ port, path: '/health' })) === 200, 5_000);
  const refused = posts.every((status) => status === 503) && !answers.has(429);
  return {
    holds:
      refused &&
      keepsText &&
      page === 200 &&
      health === 503 &&
      live === 200 &&
      answers.has(200) &&
      recoveredMs < 5_000 &&
      after < 5_000 &&
      isAlive(),
    figure:
      `page ${page}, post ${[...new Set(posts)].join(' or ')} with the text ${keepsText ? 'kept' : 'LOST'}, ` +
      `health ${health}, live ${live}; stored again ${ms(recoveredMs)} after the end` +
      `${answers.has(429) ? ', a LIMIT was used up' : ''}`,
  };
}

/** Starts a server, has it looked at during an outage and stops it. */
async function withServer(
  env: Record<string, string>,
  work: (server: ServerProcess) => Promise<Verdict>,
): Promise<Verdict> {
  const server = await startServer(env);
  try {
    return await work(server);
  } finally {
    if (server.isAlive()) await server.stop();
  }
}

const lacksMount = () =>
  process.getuid?.() === 0 && process.platform === 'linux'
    ? null
    : 'a small file system needs root on Linux';

const onSmallDisk = (work: (folder: string) => Promise<Verdict>): Promise<Verdict> =>
  inFolder(async (folder) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0700', 'tmpfs', folder]);
    try {
      return await work(folder);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });

/** Leaves not a kilobyte of a file system; returns what makes room again. */
async function fillUp(folder: string) {
  const names: string[] = [];
  for (let kilobytes = 1024; kilobytes > 0; kilobytes = Math.floor(kilobytes / 2)) {
    for (let isFull = false; !isFull; ) {
      const name = join(folder, `ballast-${names.length}`);
      names.push(name);
      isFull = await writeFile(name, Buffer.alloc(kilobytes * 1024)).then(
        () => false,
        () => rm(name, { force: true }).then(() => true),
      );
    }
  }
  return () => {
    execFileSync('rm', ['-f', ...names]);
  };
}

const diskFullAtStart = () =>
  onSmallDisk(async (folder) => {
    const makeRoom = await fillUp(folder);
    const env = { ...LIMITED, DATA_DIR: join(folder, 'data') };
    return withServer(env, (server) => outage(server, makeRoom));
  });

const diskFull = (posts: number) =>
  onSmallDisk(async (folder) => {
    const DATA_DIR = join(folder, 'data');
    const stored: string[] = [];
    const verdict = await withServer({ ...UNLIMITED, DATA_DIR }, async (server) => {
      const post = async () => {
        const answer = await ask({ port: server.port, fields: enquiry(crypto.randomUUID()) });
        if (answer.status === 200) stored.push(idIn(answer));
        return answer.status;
      };
      for (let index = 0; index < posts; index += 1) await post();
      const makeRoom = await fillUp(folder);
      // The log file may have room left that it took before.
      await until(async () => (await post()) !== 200);
      return outage(server, makeRoom);
    });
    const store = await openStore({ DATA_DIR });
    const found = await Promise.all(stored.map((id) => store.get({ id })));
    const integrity = await store.check();
    await store.close();
    const lost = found.filter((entry) => !entry).length;
    return {
      holds: verdict.holds && lost === 0 && integrity === 'ok',
      figure: `${verdict.figure}; ${lost} of ${stored.length} lost, integrity ${integrity}`,
    };
  });

const postgresAbsent = () =>
  onPostgres(async ({ url, kill, start }) => {
    kill();
    return withServer({ ...LIMITED, DATABASE_URL: url }, (server) => outage(server, start));
  });

/** Kills PostgreSQL again and again under load, as a crash does. */
const postgresKills = (kills: number) =>
  onPostgres(async ({ url, kill, start }) => {
    const acknowledged: string[] = [];
    let refused = 0;
    let pagesMissed = 0;
    const verdict = await withServer({ ...UNLIMITED, DATABASE_URL: url }, async (server) => {
      const { port } = server;
      let done = false;
      const visitor = async () => {
        while (!done) {
          const _id = crypto.randomUUID();
          for (let stored = false; !stored && !done; ) {
            const answer = await ask({ port, fields: { ...enquiry(_id), _id } }).catch(() => null);
            stored = answer?.status === 200;
            if (answer && stored) acknowledged.push(idIn(answer));
            else {
              refused += 1;
              await sleep(50);
            }
          }
        }
      };
      const reader = async () => {
        while (!done) {
          if ((await statusOf({ port })) !== 200) pagesMissed += 1;
          await sleep(50);
        }
      };
      const running = [...Array.from({ length: 16 }, visitor), reader()];
      const isPosting = () => {
        const enough = acknowledged.length + 20;
        return until(() => acknowledged.length >= enough, 20_000);
      };
      for (let index = 0; index < kills; index += 1) {
        await isPosting();
        kill();
        await sleep(Math.random() * 500);
        start();
      }
      await isPosting();
      done = true;
      await Promise.all(running);
      return { holds: server.isAlive() && pagesMissed === 0, figure: '' };
    });
    const store = await openStore({ DATABASE_URL: url, DATA_DIR: '' });
    const entries = await store.list({ folder: 'inbox', limit: 1_000_000 });
    await store.close();
    const ids = new Set(entries.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !ids.has(id)).length;
    const duplicated = entries.length - new Set(entries.map(({ data }) => data.message)).size;
    return {
      holds: verdict.holds && lost + duplicated === 0 && acknowledged.length > 20 * kills,
      figure:
        `${kills} kills, ${pagesMissed} pages missed, ${acknowledged.length} posts acknowledged, ` +
        `${refused} put off, ${lost} lost, ${duplicated} duplicated`,
    };
  });

export const outages: Proof[] = [
  {
    promise: 3,
    title: 'the disk is full at the start',
    lacks: lacksMount,
    prove: diskFullAtStart,
  },
  {
    promise: 3,
    title: 'the disk gets full',
    lacks: lacksMount,
    prove: (size) => diskFull(size(200)),
  },
  {
    promise: 3,
    title: 'PostgreSQL is absent at the start',
    lacks: lacksPostgres,
    prove: postgresAbsent,
  },
  {
    promise: 3,
    title: 'PostgreSQL is killed under load',
    lacks: lacksPostgres,
    prove: (size) => postgresKills(size(20)),
  },
];
