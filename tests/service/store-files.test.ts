import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreRefused, StoreUnavailable } from '../../src/service/errors.ts';
import { backup } from '../../src/service/store/backup.ts';
import { lazyStore, openServerStore } from '../../src/service/store/open-store.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import type { Store } from '../../src/service/store/store.ts';
import { integrityOf } from './integrity.ts';
import { closedAfterwards, entry, temporaryFolder, temporaryStore, WAIT } from './setup.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const messagesOf = async (store: Store) =>
  (await store.list({ folder: 'inbox', limit: 999 })).map(({ data }) => data.name).sort();

/** Path of a database with 100 enquiries that nobody has open. */
async function filled() {
  const { folder, file, store } = await temporaryStore();
  for (let index = 0; index < 100; index += 1) await store.save(entry(`old${index}`));
  await store.close();
  return { folder, file };
}

function overwrite(file: string, from: number, bytes: number) {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(handle);
}

describe('opening', () => {
  test('a setting that would lose commits is refused', async () => {
    const folder = await temporaryFolder();
    const exec = DatabaseSync.prototype.exec;
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      sql: string,
    ) {
      exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'));
    });
    const opening = openSqliteStore(folder, { exclusive: true });
    await expect(opening).rejects.toThrow('PRAGMA synchronous is 1 and must be 2');
    await expect(opening).rejects.toBeInstanceOf(StoreRefused);
  });

  test('a second process on the same folder is refused until the first is killed', async () => {
    const folder = await temporaryFolder();
    const open = `import { openSqliteStore } from './src/service/store/sqlite.ts';
      await openSqliteStore(process.argv[1], { exclusive: true });
      console.log('open'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', open, folder]);
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    await once(child.stdout, 'data');
    const settings = { DATA_DIR: folder, DATABASE_URL: undefined };
    await expect(openServerStore(settings)).rejects.toThrow('Another inbox process');
    const beside = await openSqliteStore(folder, { exclusive: false });
    await beside.save(entry('from the command line'));
    await beside.close();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await closedAfterwards(openServerStore(settings));
    expect(await messagesOf(next)).toEqual(['Name from the command line']);
  });

  test('the files are for this user alone', async () => {
    const { folder, file, store } = await temporaryStore(true);
    await store.save(entry('a'));
    for (const path of [file, `${file}-wal`]) expect(statSync(path).mode & 0o077).toBe(0);
    expect(backup(folder, join(folder, 'copy.db'))).toBe(1);
    expect(statSync(join(folder, 'copy.db')).mode & 0o077).toBe(0);
    expect(() => backup(folder, join(folder, 'copy.db'))).toThrow('exists');
  });

  test.each<[string, (file: string) => void, RegExp]>([
    ['cut in half', (file) => truncateSync(file, Math.floor(statSync(file).size / 2)), /inbox\.db/],
    ['with a broken header', (file) => overwrite(file, 0, 100), /inbox\.db cannot be opened/],
    ['with a broken schema', (file) => overwrite(file, 100, 4000), /inbox\.db cannot be/],
    ['that is another file', (file) => writeFileSync(file, 'Not a database. '.repeat(99)), /left/],
    [
      'of a newer program',
      (file) => {
        const db = new DatabaseSync(file);
        db.exec('UPDATE schema_version SET version = 99');
        db.close();
      },
      /schema version 99.*knows up to \d.*left as it is/s,
    ],
  ])('a database %s is refused and left as it is', async (_label, harm, message) => {
    const { folder, file } = await filled();
    harm(file);
    const before = readFileSync(file);
    const opening = openSqliteStore(folder, { exclusive: true });
    await expect(opening).rejects.toBeInstanceOf(StoreRefused);
    await expect(opening).rejects.toThrow(message);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a folder that is not writable is refused', async () => {
    // Below a file nothing can be written, not even by root.
    const folder = join(await temporaryFolder(), 'file', 'data');
    writeFileSync(dirname(folder), '');
    const opening = openSqliteStore(folder, { exclusive: true });
    await expect(opening).rejects.toThrow('not writable');
  });
});

test('a store that cannot be opened now is opened with a later operation', async () => {
  const opening = vi.fn(async () => (await temporaryStore()).store);
  opening.mockRejectedValueOnce(new StoreUnavailable('SQLITE_13'));
  const store = await lazyStore('sqlite', opening);
  await expect(store.save(entry('a'))).rejects.toBeInstanceOf(StoreUnavailable);
  expect(store.isFailing()).toBe(true);
  await vi.waitFor(() => store.save(entry('a')), WAIT);
  await store.probe({});
  expect(store.isFailing()).toBe(false);
});

describe('while it is open', () => {
  test('another process that writes is waited for, without holding up the event loop', async () => {
    const { file, store } = await temporaryStore(true);
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const [saving, second] = [store.save(entry('a')), store.save(entry('b'))];
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
      if (turns === 5) other.exec('COMMIT');
    }, 10);
    expect((await saving).outcome).toBe('stored');
    expect((await second).outcome).toBe('stored');
    clearInterval(counting);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.save(entry('c'))).rejects.toMatchObject({ code: 'SQLITE_5' });
    other.exec('ROLLBACK');
    expect((await store.save(entry('c'))).outcome).toBe('stored');
  });

  test.each(['before', 'after'])(
    'a call of the driver that fails %s its effect: what is acknowledged is stored once',
    async (when) => {
      const { store, folder } = await temporaryStore(true);
      const exec = DatabaseSync.prototype.exec;
      let calls = 0;
      let failAt = 0;
      vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
        this: DatabaseSync,
        sql: string,
      ) {
        calls += 1;
        const fails = calls === failAt;
        if (!fails || when === 'after') exec.call(this, sql);
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
      expect(integrityOf(folder)).toBe('ok');
      expect(refused).toBeGreaterThan(1);
      expect(await messagesOf(store)).toHaveLength(12);
    },
  );
});

test.each(['', '-wal'])(
  'a write is refused once inbox.db%s was deleted under the store',
  async (ending) => {
    const { file, store } = await temporaryStore();
    await store.save(entry('before'));
    rmSync(`${file}${ending}`);
    await expect(store.save(entry('after'))).rejects.toThrow(StoreUnavailable);
  },
);
