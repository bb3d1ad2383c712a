import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../inbox/store/sqlite-open.ts';
import { client, enquiry } from '../proof/client.ts';
import { canMount, diskFull } from '../proof/disk-full.ts';
import { canTrace, fsyncOrder } from '../proof/fsync-order.ts';
import { groupCommit } from '../proof/group-commit.ts';
import { startServer, UNLIMITED } from '../proof/server-process.ts';
import { onSlowDisk, SLOWER_MS } from '../proof/slow-disk.ts';
import { GOOD, post, temporaryFolder, testService, until } from './service.ts';

if (!canTrace()) console.warn('strace is not here: the order of fsync and answer is not tested.');
if (!canMount()) console.warn('No root: the test with a full disk is skipped.');

test.skipIf(!canTrace())(
  'every success answer follows an fsync of its data',
  async () => {
    const report = await fsyncOrder(5);
    expect(report).toEqual({ answers: 5, inOrder: 5 });
  },
  60_000,
);

test('a database that would not be durable is refused', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'inbox.db');
  openDatabase(file).close();
  expect(() => openDatabase(file, { synchronous: 'NORMAL' })).toThrow('PRAGMA synchronous is 1');
  // Opened a second time, some drivers fall back to NORMAL; ours must not.
  expect(openDatabase(file).prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
});

test.skipIf(!canMount())(
  'disk full: 503, old rows intact, recovers by itself',
  async () => {
    const report = await diskFull();
    console.info(JSON.stringify(report));
    expect(report).toMatchObject({ refusedStatus: 503, missing: 0, integrity: 'ok' });
    expect(report.storedBefore).toBeGreaterThan(100);
    expect(report.refusedMs).toBeLessThan(6_000);
    expect(report.recoveredMs).toBeLessThan(5_000);
  },
  90_000,
);

test('grouped commits beat single ones', async () => {
  const { fsyncMs, ratio } = await groupCommit(1);
  console.info(`fsync ${fsyncMs.toFixed(2)} ms, grouped commits ${ratio.toFixed(1)} times as fast`);
  if (fsyncMs >= 1) expect(ratio).toBeGreaterThan(3);
  else expect(ratio).toBeGreaterThan(1);
}, 30_000);

test.skipIf(!canTrace())(
  'where an fsync takes 2 ms more, grouped commits are three times as fast and better',
  async () => {
    const { fsyncMs, ratio } = await onSlowDisk(1);
    console.info(
      `fsync ${fsyncMs.toFixed(2)} ms, grouped commits ${ratio.toFixed(1)} times as fast`,
    );
    expect(fsyncMs).toBeGreaterThan(SLOWER_MS);
    expect(ratio).toBeGreaterThan(3);
  },
  60_000,
);

test('a database locked by somebody else for long: 503, and no success that is none', async () => {
  const { origin, folder, store } = await testService();
  await post(origin, GOOD);
  const other = new DatabaseSync(join(folder, 'inbox.db'));
  other.exec('BEGIN IMMEDIATE');
  const answer = await post(origin, { ...GOOD, message: 'locked out' });
  expect(answer.status).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  await until(async () => (await post(origin, { ...GOOD, message: 'locked out' })).status === 303);
  const messages = (await store.list({ folder: 'inbox', limit: 9 })).map(
    ({ data }) => data.message,
  );
  expect(messages.filter((message) => message === 'locked out')).toHaveLength(1);
}, 30_000);

test('a file that is not ours is left alone, with a clear line', async () => {
  const folder = await temporaryFolder();
  writeFileSync(
    join(folder, 'inbox.db'),
    'This is not a database, it is a love letter. '.repeat(50),
  );
  const start = startServer({ DATA_DIR: folder });
  await expect(start).rejects.toThrow(/cannot be opened.*left as it is/);
});

test('a second process on the same data refuses to start; after kill -9 the next one may', async () => {
  const folder = await temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow('Another inbox process');
  await first.kill();
  const next = await startServer({ DATA_DIR: folder });
  expect(await next.stop()).toBe(0);
}, 30_000);

test('SIGTERM: 50 posts under way are all answered, then the process ends with 0', async () => {
  const folder = await temporaryFolder();
  const server = await startServer({ ...UNLIMITED, DATA_DIR: folder });
  const http = client(50);
  const posts = Array.from({ length: 50 }, (_, index) =>
    http.post(server.port, enquiry(`drain ${index}`)),
  );
  await Promise.race(posts);
  const stopped = server.stop();
  const answers = await Promise.all(posts);
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await stopped).toBe(0);
  http.close();
  const db = openDatabase(join(folder, 'inbox.db'));
  expect(db.prepare('SELECT COUNT(*) AS n FROM submissions').get()).toEqual({ n: 50 });
  db.close();
}, 30_000);

test('a post whose body is still coming at SIGTERM is accepted', async () => {
  const folder = await temporaryFolder();
  const server = await startServer({ ...UNLIMITED, DATA_DIR: folder });
  const body = new URLSearchParams(GOOD).toString();
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /f/contact HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\norigin: http://127.0.0.1:${server.port}\r\n` +
      `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stopped = server.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.write(body.slice(20));
  await until(() => answer.includes('HTTP/1.1 303'));
  expect(answer).toMatch(/connection: close/i);
  expect(await stopped).toBe(0);
}, 30_000);
