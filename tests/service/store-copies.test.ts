import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailable } from '../../src/service/errors.ts';
import { sha256 } from '../../src/service/store/ids.ts';
import { migrateStore } from '../../src/service/store/migrate.ts';
import { openServerStore } from '../../src/service/store/open-store.ts';
import { openPostgresStore } from '../../src/service/store/postgres.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import type { Store } from '../../src/service/store/store.ts';
import { dedupeKey } from '../../src/service/store/submissions.ts';
import { TABLES, type Table } from '../../src/service/store/tables.ts';
import { AVAILABLE_STORES, hasPostgres, needPostgres, postgresUrl, query } from './postgres.ts';
import {
  booking,
  closeAfterTest,
  DAY,
  entry,
  NOW,
  temporaryFolder,
  temporaryStore,
} from './setup.ts';

const kinds = ['mail', 'webhook'];

describe('a store of schema version 6, the oldest that opens', () => {
  const FIXTURES = join(import.meta.dirname, 'fixtures');

  async function oldSqlite() {
    const folder = await temporaryFolder();
    const file = join(folder, 'inbox.db');
    writeFileSync(file, gunzipSync(readFileSync(join(FIXTURES, 'inbox-version-6.db.gz'))));
    const db = new DatabaseSync(file);
    onTestFinished(() => db.close());
    return { folder, db };
  }

  const OPENERS: [string, () => Promise<Store>][] = [
    ['SQLite', async () => openSqliteStore((await oldSqlite()).folder, { exclusive: true })],
    [
      'PostgreSQL',
      async () => {
        const url = await postgresUrl();
        await query(url, readFileSync(join(FIXTURES, 'postgres-version-6.sql'), 'utf8'));
        return openPostgresStore(url);
      },
    ],
  ];

  test.each(OPENERS.slice(0, hasPostgres ? 2 : 1))('%s opens as it was', async (_, open) => {
    const { db } = await oldSqlite();
    const store = await closeAfterTest(open());
    for (const [table, key] of Object.entries(TABLES)) {
      const rows = await store.dumpRows({ table: table as Table, after: null, limit: 99 });
      expect(rows.length).toBeGreaterThan(1);
      // Later versions add columns.
      expect(rows).toMatchObject(db.prepare(`SELECT * FROM ${table} ORDER BY ${key}`).all());
    }
    const states = { inbox: 2, spam: 1, bookings: 1, pending: 8, dead: 1 };
    expect(await store.stats({})).toMatchObject(states);
    const first = (await store.list({ folder: 'inbox', limit: 9 })).at(-1);
    const company = 'Larkspur & Søn';
    expect(first).toMatchObject({ language: 'nb-NO', data: { company } });
    const _id = { id: 'posted-held' };
    const again = entry('again', { dedupeKey: dedupeKey(_id), createdAt: NOW });
    const [held] = (await store.held({ limit: 1 })).entries;
    expect(await store.save({ ...again, data: held?.data ?? again.data })).toMatchObject({
      id: held?.id,
      outcome: 'released',
    });
    const [coming] = await store.bookings({ from: 0, limit: 9 }).then((all) => all.slice(1));
    const { id = '', startsAt = 0, endsAt = 0, data } = coming ?? {};
    expect(await store.booking({ id, tokenHash: sha256(data?.token ?? '') })).not.toBeNull();
    const key = sha256('booked-coming');
    const repeat = booking('repeat', startsAt, endsAt, { ...data, key });
    expect((await store.book(repeat)).id).toBe(id);
    const claimed = await store.claim({ now: NOW + DAY, leaseMs: 1, limit: 99, kinds });
    expect(claimed.map(({ kind }) => kind).sort()).toEqual(['mail', 'mail', 'webhook']);
  });

  test('has the tables that a new one gets, once it was opened', async () => {
    const { db, folder } = await oldSqlite();
    await closeAfterTest(openSqliteStore(folder, { exclusive: true }));
    const { file } = await temporaryStore();
    const made = new DatabaseSync(file);
    onTestFinished(() => made.close());
    const [before, now] = [db, made].map((one) => ({
      columns: one
        .prepare(
          `SELECT m.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
           FROM sqlite_schema AS m, pragma_table_xinfo(m.name) AS c ORDER BY m.name, c.name`,
        )
        .all(),
      indexes: one
        .prepare(`SELECT sql FROM sqlite_schema WHERE type = 'index' ORDER BY name`)
        .all(),
    }));
    expect(now).toEqual(before);
  });
});

describe.each(AVAILABLE_STORES)('migrate to %s', (_name, open) => {
  async function bothStores() {
    const { store: from } = await temporaryStore();
    return { from, to: await open() };
  }

  test('ends equal, whatever happened between two runs', async () => {
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
    // A typical day: entries are sent, resent, released, named, discarded, erased and posted again; a booking is cancelled and made again.
    const claimed = await from.claim({ now: 2e6, leaseMs: 1, limit: 2, kinds });
    for (const { subject_id: subjectId, created_at: createdAt, ...row } of claimed) {
      await from.settle({ ...row, subjectId, createdAt, state: 'sent', code: '', dueAt: 0 });
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

  test('ends equal after a copy that was interrupted', async () => {
    const { from, to } = await bothStores();
    await from.save(entry('a'));
    await migrateStore(from, to);
    await from.save(entry('b'));
    vi.spyOn(to, 'insertRows').mockRejectedValueOnce(new StoreUnavailable('08006'));
    await expect(migrateStore(from, to)).rejects.toThrow(StoreUnavailable);
    expect((await migrateStore(from, to)).every(({ equal }) => equal)).toBe(true);
  });

  test.each([
    ['since the last copy', true],
    ['before any copy', false],
  ])(
    'refuses to delete what a server has stored %s, whatever the clocks say',
    async (_when, isCopied) => {
      const { from, to } = await bothStores();
      await from.save(entry('a', { createdAt: NOW }));
      if (isCopied) await migrateStore(from, to);
      const { id } = await to.book(booking('b', NOW, NOW + 1));
      await from.recordTime({ now: NOW + DAY });
      await expect(migrateStore(from, to)).rejects.toThrow('Nothing was changed');
      expect(await to.booking({ id, tokenHash: null })).not.toBeNull();
    },
  );
});

describe('PostgreSQL', () => {
  beforeEach(needPostgres);

  test('a connection whose write failed is not used again', async () => {
    const url = await postgresUrl();
    const name = new URL(url).pathname.slice(1);
    const store = await closeAfterTest(openPostgresStore(url));
    // Hosted databases do this while their disk is full; open connections keep the setting they started with.
    const elsewhere = url.replace(name, 'postgres');
    await query(elsewhere, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await query(
      elsewhere,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    await expect(store.save(entry('during'))).rejects.toThrow(StoreUnavailable);
    await query(elsewhere, `ALTER DATABASE ${name} RESET default_transaction_read_only`);
    expect((await store.save(entry('after'))).outcome).toBe('stored');
    const unreadable = store.booking({ id: '\0', tokenHash: null });
    await expect(unreadable, 'a fault, and no outage').rejects.not.toThrow(StoreUnavailable);
  });

  test('a server with synchronous_commit off is refused', async () => {
    const url = await postgresUrl();
    // Only this database: other tests share the server.
    const name = new URL(url).pathname.slice(1);
    await query(url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    await expect(openPostgresStore(url)).rejects.toThrow('synchronous_commit = off');
  });

  test('the database of a newer program is an outage on serverless hosts', async () => {
    const DATABASE_URL = await postgresUrl();
    await closeAfterTest(openPostgresStore(DATABASE_URL));
    await query(DATABASE_URL, 'UPDATE schema_version SET version = 99');
    const store = await closeAfterTest(openServerStore({ DATABASE_URL, DATA_DIR: '' }, true));
    await expect(store.save(entry('a'))).rejects.toMatchObject({
      code: 'not_opened',
      cause: { message: expect.stringContaining('schema version 99') },
    });
  });

  test('a wrong database name is refused at the start', async () => {
    const url = (await postgresUrl()).replace(/test_/, 'no_');
    const opening = openServerStore({ DATABASE_URL: url, DATA_DIR: '' });
    await expect(opening).rejects.toThrow('PostgreSQL cannot be used');
  });
});
