import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../inbox/store/postgres.ts';
import { StoreRefused } from '../../inbox/store/sql.ts';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import { canMount } from '../proof/disk-full.ts';
import { saveOne } from '../proof/group-commit.ts';
import { postgresForTests } from './postgres.ts';
import { GOOD, post, postJson, temporaryFolder, testService, until } from './service.ts';

const { programs, postgresUrl } = postgresForTests();

/** A folder with a store of 2,000 enquiries, closed, and the path of its database. */
async function filled() {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(folder);
  await Promise.all(Array.from({ length: 2000 }, (_, index) => saveOne(store, `old ${index}`)));
  await store.close();
  return { folder, file: join(folder, 'inbox.db') };
}

/** Why a store is refused. It must be meant for the operator: the file by name and no stack. */
async function httpError(folder: string): Promise<string> {
  const error = await openSqliteStore(folder).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreRefused);
  return (error as Error).message;
}

/** Makes a file read-only, for root by a mount, since modes do not bind root. */
function makeReadOnly(path: string) {
  if (!canMount()) {
    chmodSync(path, statSync(path).mode & 0o555);
    onTestFinished(() => chmodSync(path, 0o700));
    return;
  }
  execFileSync('mount', ['--bind', path, path]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', path]);
  });
  execFileSync('mount', ['-o', 'remount,bind,ro', path]);
}

describe('at the start', () => {
  test('a read-only database is refused by name and left as it is', async () => {
    const { folder, file } = await filled();
    const before = readFileSync(file);
    makeReadOnly(file);
    expect(await httpError(folder)).toMatch(/inbox\.db cannot be opened: .*readonly/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a read-only folder is called what it is, not another process', async () => {
    const { folder } = await filled();
    makeReadOnly(folder);
    expect(await httpError(folder)).toMatch(/(?:DATA_DIR is not writable|cannot be opened): /);
  });

  test('a database of a newer schema is refused and keeps its version', async () => {
    const { folder, file } = await filled();
    const version = (set?: number) => {
      const db = new DatabaseSync(file);
      if (set) db.prepare('UPDATE schema_version SET version = ?').run(set);
      const row = db.prepare('SELECT version FROM schema_version').get();
      db.close();
      return row?.version;
    };
    version(99);
    expect(await httpError(folder)).toMatch(/schema version 99.*knows up to \d.*left as it is/s);
    expect(version()).toBe(99);
  });

  test.skipIf(!programs)('a newer PostgreSQL schema is refused, too', async () => {
    const url = await postgresUrl();
    await (await openPostgresStore(url)).close();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('UPDATE schema_version SET version = 99');
    await expect(openPostgresStore(url)).rejects.toThrow('schema version 99');
    const { rows } = await client.query('SELECT version FROM schema_version');
    expect(Number(rows[0]?.version)).toBe(99);
  });

  test.each<[string, (file: string) => void]>([
    ['cut in half', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['with a broken header', (file) => overwrite(file, 0, 100)],
    ['with a broken schema', (file) => overwrite(file, 100, 4000)],
  ])('a database %s is refused by name and left as it is', async (_label, harm) => {
    const { folder, file } = await filled();
    harm(file);
    const before = readFileSync(file);
    expect(await httpError(folder)).toMatch(/inbox\.db cannot be (?:opened|used): /);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

function overwrite(file: string, from: number, bytes: number) {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(handle);
}

test('damage in the middle: whatever is acknowledged can be read back, the rest is 503', async () => {
  const { folder, file } = await filled();
  const pages = Math.floor(statSync(file).size / 4096);
  const whole = await openSqliteStore(folder);
  expect(await whole.check()).toBe('ok');
  await whole.close();
  for (let page = 4; page < pages; page += 3) overwrite(file, page * 4096, 4096);
  const { origin, store } = await testService({ env: { DATA_DIR: folder } });
  expect(await store.check(), 'opening does not find it, the check does').not.toBe('ok');
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      postJson(origin, { ...GOOD, message: `new ${index}` }),
    ),
  );
  for (const answer of answers) {
    expect([200, 503]).toContain(answer.status);
    if (answer.status !== 200) continue;
    const { id } = (await answer.json()) as { id: string };
    expect(await store.get({ id })).not.toBeNull();
  }
});

describe('under a running server', () => {
  test('a deleted log loses nothing: its rows are saved and a new one is begun', async () => {
    const service = await testService();
    const { origin, folder } = service;
    const messages = ['before', 'first after', 'second after'];
    await post(origin, { ...GOOD, message: messages[0] ?? '' });
    unlinkSync(join(folder, 'inbox.db-wal'));
    for (const message of messages.slice(1)) {
      expect((await post(origin, { ...GOOD, message })).status).toBe(303);
      // Read by somebody else, as after a crash: what only this process can see does not count.
      const other = new DatabaseSync(join(folder, 'inbox.db'), { readOnly: true });
      const rows = other.prepare('SELECT data FROM submissions').all();
      other.close();
      expect(rows.map(({ data }) => JSON.parse(String(data)).message)).toContain(message);
    }
    expect(await service.store.list({ folder: 'inbox', limit: 9 })).toHaveLength(3);
    expect(statSync(join(folder, 'inbox.db-wal')).size).toBeGreaterThan(0);
  });

  test.each<[string, (folder: string) => () => void]>([
    [
      'the data folder',
      (folder) => {
        renameSync(folder, `${folder}-gone`);
        return () => renameSync(`${folder}-gone`, folder);
      },
    ],
    [
      'the database file',
      (folder) => {
        const file = join(folder, 'inbox.db');
        renameSync(file, `${file}-gone`);
        return () => renameSync(`${file}-gone`, file);
      },
    ],
    [
      'the database file, with an empty one in its place,',
      (folder) => {
        const file = join(folder, 'inbox.db');
        renameSync(file, `${file}-gone`);
        closeSync(openSync(file, 'w'));
        return () => renameSync(`${file}-gone`, file);
      },
    ],
  ])('%s vanishes: 503 and a clear line, and it goes on when all is back', async (_label, take) => {
    const { origin, folder, store, logs } = await testService();
    await post(origin, GOOD);
    const giveBack = take(folder);
    const lost = await post(origin, { ...GOOD, message: 'Not stored' });
    expect(lost.status).toBe(503);
    expect(await lost.text()).toContain('Not stored');
    expect((await fetch(`${origin}/health`)).status).toBe(503);
    expect(logs.join('')).toContain('"code":"database_gone"');
    giveBack();
    await until(async () => (await post(origin, { ...GOOD, message: 'After' })).status === 303);
    const stored = await store.list({ folder: 'inbox', limit: 9 });
    expect(stored.map(({ data }) => data.message)).toEqual(['After', GOOD.message]);
  });
});
