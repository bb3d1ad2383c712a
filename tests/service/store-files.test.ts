import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreRefused, StoreUnavailable } from '../../src/service/errors.ts';
import { storeHealth } from '../../src/service/health.ts';
import { backup } from '../../src/service/store/backup.ts';
import { openServerStore } from '../../src/service/store/open-store.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import { openDatabase } from '../../src/service/store/sqlite-open.ts';
import type { Store } from '../../src/service/store/store.ts';
import { closedAfterwards, entry, temporaryFolder, temporaryStore } from './setup.ts';

const canMount = process.getuid?.() === 0 && process.platform === 'linux';
if (!canMount) console.warn('No root: the tests with a full disk are skipped.');

afterEach(() => {
  vi.restoreAllMocks();
});

const messagesOf = async (store: Store) =>
  (await store.list({ folder: 'inbox', limit: 999 })).map(({ data }) => data.name).sort();

/** Path of a database with 500 enquiries that nobody has open. */
async function filled() {
  const { folder, file, store } = await temporaryStore(true);
  for (let index = 0; index < 500; index += 1) await store.save(entry(`old${index}`));
  await store.close();
  return { folder, file };
}

function overwrite(file: string, from: number, bytes: number) {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(handle);
}

/** Mounts a file system of 8 MB over a folder and returns what fills it up and what makes room again. */
function smallDisk(folder: string) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
  });
  const ballast = join(folder, 'ballast');
  return {
    fill: () => {
      execFileSync('sh', ['-c', `dd if=/dev/zero of=${ballast} bs=512 2>/dev/null; true`]);
    },
    makeRoom: () => rmSync(ballast),
  };
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

  test.skipIf(canMount)('a folder that is not writable is refused', async () => {
    const folder = await temporaryFolder();
    chmodSync(folder, 0o500);
    const opening = openSqliteStore(folder, { exclusive: true });
    await expect(opening).rejects.toThrow('not writable');
  });

  test('a server starts within 2 s with 100,000 enquiries', async () => {
    const { folder, file } = await filled();
    const db = openDatabase(file);
    db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT INTO submissions (id, created_at, folder, dedupe_key, exact, email, data, flags, score)
      SELECT 'copy' || i, created_at, folder, 'copy' || i, 1, email, data, flags, score
      FROM n, (SELECT * FROM submissions LIMIT 1)`);
    db.close();
    const started = performance.now();
    const store = await closedAfterwards(
      openServerStore({ DATA_DIR: folder, DATABASE_URL: undefined }),
    );
    const { id } = await store.save(entry('new'));
    const readyMs = performance.now() - started;
    const health = storeHealth(store);
    const asked = performance.now();
    expect((await health()).stats?.inbox).toBe(100_501);
    const healthMs = performance.now() - asked;
    console.info(JSON.stringify({ readyMs, healthMs }));
    expect(readyMs).toBeLessThan(2_000);
    expect(await store.get({ id })).not.toBeNull();
  }, 60_000);
});

test.skipIf(!canMount)(
  'a full disk: posts are refused, what was stored stays, and posts go on when there is room',
  async () => {
    const folder = await temporaryFolder();
    const disk = smallDisk(folder);
    disk.fill();
    const store = await closedAfterwards(
      openServerStore({ DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined }),
    );
    const health = storeHealth(store);
    await expect(store.save(entry('full at start'))).rejects.toBeInstanceOf(StoreUnavailable);
    expect((await health()).status).toBe('down');
    disk.makeRoom();
    const stored: string[] = [];
    const save = async () => {
      const mark = `${stored.length}`;
      await store.save(entry(mark));
      stored.push(`Name ${mark}`);
    };
    await vi.waitFor(save, 5_000);
    await vi.waitFor(async () => expect((await health()).status).toBe('amber'), 5_000);
    disk.fill();
    await expect(
      (async () => {
        for (let index = 0; index < 5_000; index += 1) await save();
      })(),
    ).rejects.toBeInstanceOf(StoreUnavailable);
    expect(store.isFailing()).toBe(true);
    await vi.waitFor(async () => expect((await health()).status).toBe('down'), 5_000);
    expect(await messagesOf(store)).toHaveLength(Math.min(999, stored.length));
    disk.makeRoom();
    await save();
    await vi.waitFor(async () => expect((await health()).status).toBe('amber'), 5_000);
    expect((await store.stats({})).inbox).toBe(stored.length);
  },
  60_000,
);

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
      const { store } = await temporaryStore(true);
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
      expect(refused).toBeGreaterThan(1);
      expect(await messagesOf(store)).toHaveLength(12);
    },
  );

  test('damage in the middle: what is acknowledged can be read back', async () => {
    const { folder, file } = await filled();
    const pages = Math.floor(statSync(file).size / 4096);
    for (let page = 4; page < pages; page += 3) overwrite(file, page * 4096, 4096);
    const store = await closedAfterwards(openSqliteStore(folder, { exclusive: true }));
    for (let index = 0; index < 40; index += 1) {
      const saved = await store.save(entry(`new${index}`)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StoreUnavailable);
        return null;
      });
      if (saved) expect(await store.get({ id: saved.id })).not.toBeNull();
    }
  });
});
