import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../src/service/store/open-store.ts';
import {
  inFolder,
  type ServerProcess,
  startServer,
  UNLIMITED,
  until,
} from '../support/server-process.ts';
import { ask, enquiry, idIn, statusOf } from './client.ts';
import { integrityOf, lacksPostgres, ms, onPostgres, type Proof, type Verdict } from './proof.ts';

/** Fewer than the posts refused during an outage: one succeeds afterwards only if those didn't count. */
const LIMITED = { ...UNLIMITED, RATE_PER_MINUTE: '5', RATE_INVALID_PER_MINUTE: '5' };

/** Posts to a server whose store is down, ends the outage, posts until one is stored, and stops the server. */
async function outage(server: ServerProcess, end: () => void): Promise<Verdict> {
  const { port } = server;
  const post = () => statusOf({ port, fields: enquiry(crypto.randomUUID()) });
  const health = () => statusOf({ port, path: '/health' });
  const refused = new Set<number>();
  for (let count = 0; count < 8; count += 1) refused.add(await post());
  const form = await ask({ port, accept: 'text/html', fields: enquiry('my own words') });
  const isKept = form.status === 503 && form.body.includes('my own words');
  const during = [
    await statusOf({ port, path: '/' }),
    await health(),
    await statusOf({ port, path: '/health/live' }),
  ].join();
  end();
  const answers = new Set<number>();
  const backMs = await until(async () => answers.add(await post()).has(200));
  const healthyMs = await until(async () => (await health()) === 200);
  const isAlive = server.isAlive();
  if (isAlive) await server.stop();
  const isRefused = [...refused].join() === '503' && during === '200,503,200';
  return {
    holds: isAlive && isRefused && isKept && answers.has(200) && !answers.has(429),
    inTime: backMs < 5_000 && healthyMs < 5_000,
    figure:
      `page, health and live ${during}, posts ${[...refused].join(' or ')} with the text ` +
      `${isKept ? 'kept' : 'LOST'}; stored again ${ms(backMs)} after the end` +
      `${answers.has(429) ? ', a LIMIT was used up' : ''}`,
  };
}

/** An empty file system of 16 MB, mounted in advance if the user may not mount one. */
const { SMALL_DISK } = process.env;

const lacksSmallDisk = () =>
  SMALL_DISK || (process.getuid?.() === 0 && process.platform === 'linux')
    ? null
    : 'it takes root on Linux, or SMALL_DISK=<folder of a mounted file system of 16 MB>';

const onSmallDisk = <T>(work: (folder: string) => Promise<T>) =>
  SMALL_DISK
    ? inFolder(work, SMALL_DISK)
    : inFolder(async (folder) => {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0700', 'tmpfs', folder]);
        try {
          return await work(folder);
        } finally {
          execFileSync('umount', ['-l', folder]);
        }
      });

/** Fills a file system to the last byte; returns a function that frees space again. */
async function fillUp(folder: string) {
  const ballast = join(folder, 'ballast');
  const file = await open(ballast, 'a');
  const isTaken = (bytes: number) =>
    file.write(Buffer.alloc(bytes)).then(
      ({ bytesWritten }) => bytesWritten === bytes,
      () => false,
    );
  for (let bytes = 2 ** 20; bytes >= 1; bytes /= 2) while (await isTaken(bytes));
  await file.close();
  return () => rmSync(ballast);
}

/** Fills a small disk under a server that has stored posts. */
const diskFull = (posts: number) =>
  onSmallDisk(async (DATA_DIR) => {
    const server = await startServer({ ...UNLIMITED, DATA_DIR });
    const stored: string[] = [];
    const post = async () => {
      const answer = await ask({ port: server.port, fields: enquiry(crypto.randomUUID()) });
      if (answer.status === 200) stored.push(idIn(answer));
      return answer.status;
    };
    for (let index = 0; index < posts; index += 1) await post();
    const makeRoom = await fillUp(DATA_DIR);
    // The log file may still have space allocated earlier.
    await until(async () => (await post()) !== 200);
    const verdict = await outage(server, makeRoom);
    const store = await openStore({ DATA_DIR });
    const found = await Promise.all(stored.map((id) => store.get({ id })));
    await store.close();
    const integrity = integrityOf(DATA_DIR);
    const lost = found.filter((entry) => !entry).length;
    return {
      ...verdict,
      holds: verdict.holds && lost === 0 && integrity === 'ok',
      figure: `${verdict.figure}; ${lost} of ${stored.length} lost, integrity ${integrity}`,
    };
  });

export const outages: Proof[] = [
  {
    promise: 3,
    title: 'the disk gets full',
    lacks: lacksSmallDisk,
    prove: (size) => diskFull(size(200)),
  },
  {
    promise: 3,
    title: 'PostgreSQL is absent at the start',
    lacks: lacksPostgres,
    prove: () =>
      onPostgres(async ({ url, kill, start }) => {
        kill();
        return outage(await startServer({ ...LIMITED, DATABASE_URL: url }), start);
      }),
  },
];
