import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashToken } from '../../src/service/store/ids.ts';
import { migrateStore } from '../../src/service/store/migrate.ts';
import { openServerStore } from '../../src/service/store/open-store.ts';
import { openPostgresStore } from '../../src/service/store/postgres.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import type { Store } from '../../src/service/store/store.ts';
import { hasPostgres, postgresUrl, query } from './postgres.ts';
import { booking, closedAfterwards, entry, NOW, temporaryFolder, temporaryStore } from './setup.ts';

const kinds = ['mail', 'webhook'];

describe('a store of schema version 3', () => {
  const FIXTURES = join(import.meta.dirname, 'fixtures');

  async function oldSqlite(version = 3) {
    const folder = await temporaryFolder();
    const file = join(folder, 'inbox.db');
    const packed = readFileSync(join(FIXTURES, `inbox-version-${version}.db.gz`));
    writeFileSync(file, gunzipSync(packed));
    return { folder, file };
  }
  const ADDED = { submissions: { language: '' }, bookings: {}, outbox: { lease_until: 0 } };

  test('so does one of version 4', async () => {
    const { folder, file } = await oldSqlite(4);
    const old = new DatabaseSync(file);
    const tables = ['submissions', 'bookings', 'outbox'] as const;
    const before = tables.map((table) => old.prepare(`SELECT * FROM ${table}`).all());
    old.close();
    const store = await closedAfterwards(openSqliteStore(folder, { exclusive: true }));
    for (const [index, table] of tables.entries()) {
      const rows = await store.dumpRows({ table, after: null, limit: 99 });
      const kept = before[index]?.map((row) => ({ ...row, ...ADDED[table] })) ?? [];
      expect(kept.length).toBeGreaterThan(0);
      expect(rows).toHaveLength(kept.length);
      expect(rows).toEqual(expect.arrayContaining(kept));
    }
  });

  const OPENERS: [string, () => Promise<Store>][] = [
    ['SQLite', async () => openSqliteStore((await oldSqlite()).folder, { exclusive: true })],
    [
      'PostgreSQL',
      async () => {
        const url = await postgresUrl();
        await query(url, readFileSync(join(FIXTURES, 'postgres-version-3.sql'), 'utf8'));
        return openPostgresStore(url);
      },
    ],
  ];

  test.each(OPENERS.slice(0, hasPostgres ? 2 : 1))(
    '%s opens with every row as it was',
    async (_name, open) => {
      const { file } = await oldSqlite();
      const old = new DatabaseSync(file);
      onTestFinished(() => old.close());
      const store = await closedAfterwards(open());
      for (const table of ['submissions', 'bookings', 'outbox'] as const) {
        const rows = await store.dumpRows({ table, after: null, limit: 99 });
        expect(rows.length).toBeGreaterThan(1);
        const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'language');
        const order = table === 'outbox' ? 'subject_id, kind' : 'id';
        const before = old.prepare(`SELECT ${columns} FROM ${table} ORDER BY ${order}`).all();
        expect(rows).toEqual(before.map((row) => ({ ...row, ...ADDED[table] })));
      }
      const trusted = old.prepare('SELECT trusted_at FROM clock').get()?.trusted_at;
      expect(await store.recordedTime({})).toBe(trusted);
      expect(await store.stats({})).toMatchObject({ inbox: 2, spam: 1, bookings: 1, dead: 1 });
      const [first] = await store.list({ folder: 'inbox', limit: 1 });
      expect(first?.data).toMatchObject({
        company: 'Larkspur & Søn',
        extra: { source: 'newsletter' },
      });
      const [coming] = await store.bookings({ from: 0, limit: 1 });
      const id = coming?.id ?? '';
      expect(await store.booking({ id, tokenHash: hashToken('token-1') })).not.toBeNull();
      expect((await store.secret({ name: 'booking' })).length).toBeGreaterThanOrEqual(32);
    },
  );
});

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  async function bothStores() {
    const { store: from } = await temporaryStore();
    const to = await closedAfterwards(openPostgresStore(await postgresUrl()));
    return { from, to };
  }

  test('migrate ends equal, whatever happened between two runs', async () => {
    const { from, to } = await bothStores();
    await from.recordTime({ now: 1_000_000 });
    for (let index = 0; index < 600; index += 1) await from.save(entry(`m${index}`));
    const held = ['h1', 'h2', 'h3'].map((mark) => entry(mark, { folder: 'spam' }));
    for (const one of held) await from.save(one);
    const [first, second] = [booking('b1', 1000, 2000), booking('b2', 1000, 2000)];
    await from.book(first);
    const secret = await from.secret({ name: 'booking' });
    const live = (async () => {
      for (let index = 0; index < 100; index += 1) await from.save(entry(`live${index}`));
    })();
    await migrateStore(from, to);
    await live;
    // An ordinary day: sent, resent, released, named, discarded, erased and posted anew, cancelled and booked again.
    const claimed = await from.claim({ now: 2e6, leaseMs: 1, limit: 2, kinds });
    for (const { subject_id: subjectId, kind, attempts } of claimed) {
      await from.settle({ subjectId, kind, attempts, state: 'sent', code: '', dueAt: 0 });
    }
    await from.enqueue({ subjectId: claimed[0]?.subject_id ?? '', kind: 'mail', now: 3e6 });
    const [released = '', named = '', discarded = ''] = held.map(({ id }) => id);
    await from.restore({ id: released, targets: kinds, now: 3e6 });
    await from.markNotified({ ids: [named], now: 3e6 });
    await from.discard({ ids: [discarded] });
    expect(await from.erase({ email: 'm7@visitor.example' })).toBe(1);
    await from.save(entry('m7'));
    await from.cancelBooking({ id: first.id, tokenHash: first.tokenHash, now: 5, targets: [] });
    await from.book(second);
    await from.recordTime({ now: 4_000_000 });
    const reports = await migrateStore(from, to);
    expect(reports.map(({ table, equal }) => [table, equal])).toEqual([
      ['submissions', true],
      ['bookings', true],
      ['outbox', true],
      ['service_state', true],
    ]);
    expect(reports[0]).toMatchObject({ from: 702, to: 702 });
    expect(await to.stats({})).toEqual(await from.stats({}));
    expect(await to.get({ id: discarded })).toBeNull();
    expect(await to.secret({ name: 'booking' })).toBe(secret);
    expect(await to.recordedTime({})).toBe(4_000_000);
    expect((await to.save(entry('m5'))).outcome).toBe('duplicate');
  }, 60_000);

  test('migrate refuses to delete what a server has written to the second store', async () => {
    const { from, to } = await bothStores();
    await from.save(entry('a', { createdAt: NOW }));
    await migrateStore(from, to);
    await to.recordTime({ now: NOW + 1 });
    const { id } = await to.save(entry('b', { createdAt: NOW + 2 }));
    await expect(migrateStore(from, to)).rejects.toThrow('Nothing was changed');
    expect(await to.get({ id })).not.toBeNull();
  });

  test('a server with synchronous_commit off is refused', async () => {
    const url = await postgresUrl();
    // For this database alone: other tests share the server.
    const name = new URL(url).pathname.slice(1);
    await query(url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    await expect(openPostgresStore(url)).rejects.toThrow('synchronous_commit = off');
  });

  test('a newer schema is refused', async () => {
    const url = await postgresUrl();
    await (await openPostgresStore(url)).close();
    await query(url, 'UPDATE schema_version SET version = 99');
    await expect(openPostgresStore(url)).rejects.toThrow('schema version 99');
  });

  test('a wrong database name is refused at the start', async () => {
    const url = (await postgresUrl()).replace(/test_/, 'no_');
    const opening = openServerStore({ DATABASE_URL: url, DATA_DIR: '' });
    await expect(opening).rejects.toThrow('PostgreSQL cannot be used');
  });
});
