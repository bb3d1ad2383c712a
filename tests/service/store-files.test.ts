import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreRefused, StoreUnavailable } from '../../src/service/errors.ts';
import { postLimits } from '../../src/service/limits.ts';
import { backup } from '../../src/service/store/backup.ts';
import { lazyStore, openServerStore } from '../../src/service/store/open-store.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import type { Store } from '../../src/service/store/store.ts';
import { closeAfterTest, entry, settingsOf, temporaryFolder, temporaryStore } from './setup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const messagesOf = async (store: Store) =>
  (await store.list({ folder: 'inbox', limit: 999 })).map(({ data }) => data.name).sort();

/** Intercepts the statements that the store sends to its driver. */
function interceptExec(run: (sql: string, exec: (sql: string) => void) => void) {
  const { exec } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    run(sql, exec.bind(this));
  });
}

function setVersion(file: string, version: number) {
  const db = new DatabaseSync(file);
  db.exec(`UPDATE schema_version SET version = ${version}`);
  db.close();
}

describe('opening', () => {
  test('a setting that would lose commits is refused', async () => {
    interceptExec((sql, exec) => exec(sql.replace('synchronous = FULL', 'synchronous = NORMAL')));
    const opening = openSqliteStore(await temporaryFolder(), { exclusive: true });
    await expect(opening).rejects.toThrow('PRAGMA synchronous is 1 and must be 2');
    await expect(opening).rejects.toBeInstanceOf(StoreRefused);
  });

  test('a second server on the same folder is refused, a command beside it is not', async () => {
    const folder = await temporaryFolder();
    const settings = { DATA_DIR: folder, DATABASE_URL: undefined };
    const first = await openServerStore(settings);
    await expect(openServerStore(settings)).rejects.toThrow('Another inbox process');
    const beside = await openSqliteStore(folder, { exclusive: false });
    await beside.save(entry('from the command line'));
    await beside.close();
    await first.close();
    const next = await closeAfterTest(openServerStore(settings));
    expect(await messagesOf(next)).toEqual(['Name from the command line']);
  });

  test('the files are for this user alone', async () => {
    const { folder, file, store } = await temporaryStore(true);
    await store.save(entry('a'));
    for (const path of [file, `${file}-wal`]) expect(statSync(path).mode & 0o077).toBe(0);
    expect(await backup(folder, join(folder, 'copy.db'))).toBe(1);
    expect(statSync(join(folder, 'copy.db')).mode & 0o077).toBe(0);
  });

  test.each<[what: string, harm: (file: string) => void, message: RegExp]>([
    [
      'with a broken header',
      (file) => writeFileSync(file, 'x'.repeat(99)),
      /cannot be opened.*left/,
    ],
    [
      'of an older program',
      (file) => setVersion(file, 5),
      /version 5.*start commit 43843a29 of the project on it once, it brings the file up to date.*left as it is/s,
    ],
    [
      'of a newer program',
      (file) => setVersion(file, 99),
      /schema version 99.*knows \d to \d: it was used by a newer one.*left as it is/s,
    ],
  ])('a database %s is refused and left as it is', async (_what, harm, message) => {
    const { folder, file, store } = await temporaryStore();
    await store.save(entry('old'));
    await store.close();
    harm(file);
    const before = readFileSync(file);
    const opening = openSqliteStore(folder, { exclusive: true });
    await expect(opening).rejects.toBeInstanceOf(StoreRefused);
    await expect(opening).rejects.toThrow(message);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a folder that is not writable is refused', async () => {
    // Not even root can write below a file.
    const folder = join(await temporaryFolder(), 'file', 'data');
    writeFileSync(dirname(folder), '');
    const opening = openSqliteStore(folder, { exclusive: true });
    await expect(opening).rejects.toThrow('not writable');
  });
});

test('a store that cannot be opened now is opened with an operation a second later', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const opening = vi.fn(async () => (await temporaryStore()).store);
  opening.mockRejectedValueOnce(new StoreUnavailable('SQLITE_13'));
  const store = await lazyStore('sqlite', opening);
  await expect(store.save(entry('a'))).rejects.toBeInstanceOf(StoreUnavailable);
  expect(store.isFailing()).toBe(true);
  clock.mockReturnValue(1_000);
  await store.save(entry('a'));
  await store.probe({});
  expect(store.isFailing()).toBe(false);
});

describe('while it is open', () => {
  test('another process that writes is waited for, without holding up the event loop', async () => {
    const { file, store } = await temporaryStore(true);
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const saving = [store.save(entry('a')), store.save(entry('b'))];
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
      if (turns === 5) other.exec('COMMIT');
    }, 10);
    expect(await Promise.all(saving)).toMatchObject(Array(2).fill({ outcome: 'stored' }));
    clearInterval(counting);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    other.exec('BEGIN IMMEDIATE');
    const refused = store.save(entry('c'));
    clock.mockReturnValue(5_001);
    await expect(refused).rejects.toMatchObject({ code: 'SQLITE_5' });
    other.exec('ROLLBACK');
    expect((await store.save(entry('c'))).outcome).toBe('stored');
  });

  test.each(['before', 'after'])('a call that fails %s its effect is stored once', async (when) => {
    const { store } = await temporaryStore(true);
    let calls = 0;
    let failAt = 0;
    interceptExec((sql, exec) => {
      calls += 1;
      const fails = calls === failAt;
      if (!fails || when === 'after') exec(sql);
      if (fails) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
    });
    let refused = 0;
    for (let round = 1; round <= 12; round += 1) {
      const post = entry(`round${round}`);
      calls = 0;
      failAt = round;
      for (let tries = 0; ; tries += 1) {
        const saved = await store.save(post).catch((error: unknown) => error);
        if (!(saved instanceof StoreUnavailable)) break;
        refused += 1;
        expect(tries).toBeLessThan(3);
      }
    }
    expect(refused).toBeGreaterThan(1);
    expect(await messagesOf(store)).toHaveLength(12);
  });
});

test('a post that a full disk refuses is not counted, and none is in the file', async () => {
  const { store, file } = await temporaryStore();
  const limits = postLimits(settingsOf({ RATE_PER_MINUTE: '1' }), '203.0.113.7');
  let isFull = true;
  interceptExec((sql, exec) => {
    if (!isFull || sql !== 'COMMIT') return exec(sql);
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  await expect(store.save(entry('a', { limits }))).rejects.toThrow(StoreUnavailable);
  isFull = false;
  expect((await store.save(entry('a', { limits }))).outcome).toBe('stored');
  await expect(store.save(entry('b', { limits }))).rejects.toMatchObject({ retryAfter: 60 });
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  expect(db.prepare('SELECT * FROM limits').all()).toEqual([]);
});

test.each(['', '-wal'])('a write is refused once inbox.db%s is deleted', async (ending) => {
  const { file, store } = await temporaryStore();
  await store.save(entry('before'));
  rmSync(`${file}${ending}`);
  await expect(store.save(entry('after'))).rejects.toThrow(StoreUnavailable);
});
