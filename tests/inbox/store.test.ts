import { describe, expect, test } from 'vitest';
import { parseEnquiry } from '../../contract/enquiry.ts';
import { migrateStore } from '../../inbox/cli/migrate.ts';
import { dedupeKey } from '../../inbox/store/dedupe-key.ts';
import { hashToken, newId } from '../../inbox/store/ids.ts';
import { openPostgresStore } from '../../inbox/store/postgres.ts';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import type { Store } from '../../inbox/store/store.ts';
import type { NewSubmission } from '../../inbox/store/submissions.ts';
import { postgresForTests } from './postgres.ts';
import { temporaryFolder } from './service.ts';

const { programs, postgresUrl } = postgresForTests();

function entry(mark: string, more: Partial<NewSubmission> = {}): NewSubmission {
  const data = parseEnquiry({
    name: `Name ${mark}`,
    email: `${mark}@Visitor.example`,
    interests: ['UI/UX Design'],
    message: `Message 'quoted" ${mark}; DROP TABLE submissions; -- 👩🏽‍🍳`,
  });
  const createdAt = more.createdAt ?? 1_000_000;
  return {
    id: newId(createdAt),
    createdAt,
    folder: 'inbox',
    data,
    flags: ['links'],
    score: 60,
    dedupeKey: dedupeKey({ id: mark }),
    exact: true,
    windowMs: 600_000,
    targets: ['mail', 'webhook'],
    ...more,
  };
}

const kinds = ['mail', 'webhook'];
const DAY = 86_400_000;
const NOW = Date.parse('2026-06-01T08:00:00Z');

describe.each([
  ['SQLite', async () => openSqliteStore(await temporaryFolder())],
  ...(programs
    ? [['PostgreSQL', async () => openPostgresStore(await postgresUrl())] as const]
    : []),
] as [string, () => Promise<Store>][])('%s', (_name, open) => {
  async function opened() {
    const store = await open();
    const { onTestFinished } = await import('vitest');
    onTestFinished(() => store.close());
    return store;
  }

  test('saves an entry and its notifications, and gives it back as it was', async () => {
    const store = await opened();
    const {
      dedupeKey: _key,
      exact: _exact,
      windowMs: _window,
      targets: _targets,
      ...wanted
    } = entry('a');
    const first = { ...entry('a'), ...wanted };
    expect(await store.save(first)).toEqual({ id: first.id, outcome: 'stored' });
    expect(await store.get({ id: first.id })).toEqual(wanted);
    const rows = await store.deliveries({ subjectId: first.id });
    expect(rows.map(({ kind, state, attempts }) => [kind, state, attempts])).toEqual([
      ['mail', 'pending', 0],
      ['webhook', 'pending', 0],
    ]);
    expect(await store.get({ id: 'none' })).toBeNull();
  });

  test('50 parallel saves of one key are one entry, exact or within the window', async () => {
    const store = await opened();
    for (const exact of [true, false]) {
      const mark = `p${exact}`;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => store.save(entry(mark, { exact }))),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    }
    expect((await store.stats({})).inbox).toBe(2);
  });

  test('outside the window the same words are another entry; an exact key never is', async () => {
    const store = await opened();
    const save = (exact: boolean, createdAt: number) =>
      store.save(entry(`w${exact}`, { exact, createdAt }));
    await save(false, 1_000_000);
    expect((await save(false, 1_500_000)).outcome).toBe('duplicate');
    expect((await save(false, 1_600_001)).outcome).toBe('stored');
    await save(true, 1_000_000);
    expect((await save(true, 9_000_000_000)).outcome).toBe('duplicate');
  });

  test('lists newest first, pages oldest first without gaps', async () => {
    const store = await opened();
    for (let index = 0; index < 25; index += 1) {
      await store.save(entry(`l${index}`, { createdAt: 1000 + Math.floor(index / 3) }));
    }
    const newest = await store.list({ folder: 'inbox', limit: 3 });
    expect(newest.map(({ createdAt }) => createdAt)).toEqual([1008, 1007, 1007]);
    const seen: string[] = [];
    let after: { createdAt: number; id: string } | null = null;
    for (;;) {
      const rows: Awaited<ReturnType<Store['page']>> = await store.page({ after, limit: 4 });
      const last = rows.at(-1);
      if (!last) break;
      seen.push(...rows.map(({ id }) => id));
      after = { createdAt: last.createdAt, id: last.id };
    }
    expect(new Set(seen).size).toBe(25);
  });

  test('spam is not queued; restored, it is', async () => {
    const store = await opened();
    const spam = entry('s', { folder: 'spam' });
    await store.save(spam);
    expect(await store.deliveries({ subjectId: spam.id })).toEqual([]);
    expect(await store.stats({})).toMatchObject({ inbox: 0, spam: 1, pending: 0 });
    expect(await store.restore({ id: spam.id, targets: kinds, now: 5 })).toBe(true);
    expect(await store.restore({ id: spam.id, targets: kinds, now: 5 })).toBe(false);
    expect(await store.stats({})).toMatchObject({ inbox: 1, spam: 0, pending: 2 });
  });

  test('a notification is claimed once, by lease, and comes back when the lease ends', async () => {
    const store = await opened();
    const { id } = await store.save(entry('o', { createdAt: 1000 }));
    const claim = (now: number, leaseMs = 60_000) =>
      store.claim({ now, leaseMs, limit: 10, kinds });
    const hold = (leaseMs: number) =>
      store.renewLeases({ now: 1000, leaseMs, held: [{ subjectId: id, kind: 'mail' }] });
    expect(await claim(999)).toEqual([]);
    const parallel = await Promise.all([claim(1000), claim(1000), claim(1000)]);
    expect(parallel.flat()).toHaveLength(2);
    expect(await claim(1000)).toEqual([]);
    await store.endLeases({ kinds: ['mail'] });
    expect(await claim(1000, -1)).toMatchObject([{ kind: 'mail', attempts: 2 }]);
    await hold(60_000);
    expect(await claim(1000), 'renewed').toEqual([]);
    await hold(-1);
    expect(await claim(1000, -1)).toMatchObject([{ kind: 'mail', attempts: 3 }]);
    await store.endLeases({ kinds });
    const again = await claim(1000);
    expect(again.map(({ attempts }) => attempts).sort()).toEqual([2, 4]);
    const [first, second] = again;
    if (!first || !second) throw new Error('Nothing was claimed.');
    const settle = (row: typeof first, state: 'sent' | 'pending' | 'dead', dueAt: number) =>
      store.settle({ subjectId: row.subject_id, kind: row.kind, state, code: 'x', dueAt });
    await settle(first, 'sent', 0);
    await settle(second, 'pending', 5000);
    expect(await store.nextDue({ kinds })).toBe(5000);
    expect(await claim(4999)).toEqual([]);
    expect(await store.claim({ now: 5000, leaseMs: 1, limit: 10, kinds: ['other'] })).toEqual([]);
    expect(await claim(5000)).toHaveLength(1);
    await settle(second, 'dead', 0);
    expect(await claim(1e12)).toEqual([]);
    expect(await store.nextDue({ kinds })).toBeNull();
    expect(await store.stats({})).toMatchObject({ pending: 0, dead: 1 });
    expect(await store.deadLetters({ limit: 5 })).toHaveLength(1);
    await store.enqueue({ subjectId: second.subject_id, kind: second.kind, now: 7 });
    expect(await store.stats({})).toMatchObject({ pending: 1, dead: 0 });
  });

  test('erases by e-mail whatever its case, with notifications and bookings', async () => {
    const store = await opened();
    await store.save(entry('gone'));
    await store.save(entry('stays'));
    await store.book(booking('gone', 1000, 2000));
    expect(await store.erase({ email: ' GONE@visitor.EXAMPLE ' })).toBe(2);
    expect(await store.stats({})).toMatchObject({ inbox: 1, pending: 2, bookings: 0 });
  });

  test('other content under one _id is a conflict and changes nothing', async () => {
    const store = await opened();
    const first = entry('k');
    await store.save(first);
    const edited = { ...first, id: newId(2), data: { ...first.data, message: 'Edited' } };
    expect(await store.save(edited)).toEqual({ id: first.id, outcome: 'conflict' });
    const same = { ...first, id: newId(3), data: { ...first.data, email: 'K@visitor.EXAMPLE' } };
    expect((await store.save(same)).outcome).toBe('duplicate');
    expect((await store.get({ id: first.id }))?.data).toEqual(first.data);
    expect(await store.stats({})).toMatchObject({ inbox: 1, pending: 2 });
  });

  test('an entry that is held and comes again is released once, with its notifications', async () => {
    const store = await opened();
    const held = entry('h', { folder: 'spam', releases: true });
    const again = () => store.save({ ...held, id: newId(2) });
    await store.save(held);
    const outcomes = (await Promise.all([again(), again(), again()])).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['duplicate', 'duplicate', 'released']);
    expect(await store.stats({})).toMatchObject({ inbox: 1, spam: 0, pending: 2 });
    const other = entry('w', { folder: 'spam' });
    await store.save(other);
    expect((await store.save({ ...other, id: newId(2) })).outcome).toBe('duplicate');
    expect((await store.stats({})).spam).toBe(1);
  });

  test('a digest is queued once a day while anything is held, and names the least suspicious first', async () => {
    const store = await opened();
    const queue = (now: number) =>
      store.queueDigest({ kinds: ['digest-mail'], now, graceMs: 100, everyMs: 1000 });
    const settle = (dueAt: number) =>
      store.settle({ subjectId: 'held', kind: 'digest-mail', state: 'sent', code: '', dueAt });
    expect(await queue(1)).toBe(0);
    const saved = [100, 60, 0].map((score, index) =>
      store.save(entry(`q${score}`, { folder: 'spam', createdAt: 1000 + index, score })),
    );
    const ids = (await Promise.all(saved)).map(({ id }) => id);
    const [robot = '', links = '', flood = ''] = ids;
    expect(await queue(1099)).toBe(0);
    expect(await queue(1100)).toBe(1);
    expect(await queue(9000)).toBe(0);
    await settle(1100);
    expect(await queue(2099)).toBe(0);
    expect(await queue(2100)).toBe(1);
    await settle(2100);
    const order = async () => (await store.held({ limit: 2 })).entries.map(({ id }) => id);
    expect(await order()).toEqual([flood, links]);
    await store.told({ ids: [flood, links], now: 5 });
    expect(await order()).toEqual([robot, flood]);
    expect((await store.held({ limit: 1 })).total).toBe(3);
    expect(await store.discard({ ids: [...ids, 'no such'] })).toBe(3);
    expect(await queue(9000)).toBe(0);
  });

  const purge = (store: Store, now: number, builtAt = 0) =>
    store.purge({ now, builtAt, inboxDays: 365, spamDays: 30, limit: 100 });
  const beat = (store: Store, now: number, builtAt = 0) =>
    store.heartbeat({ now, builtAt, probe: '' });

  test('retention deletes each folder by its own age, a batch at a time', async () => {
    const store = await opened();
    await store.save(entry('old', { createdAt: NOW - 366 * DAY }));
    await store.save(entry('older', { createdAt: NOW - 367 * DAY }));
    await store.save(entry('new', { createdAt: NOW - 364 * DAY }));
    // A held entry's time runs from the digest that first named it.
    const held = (mark: string) =>
      store.save(entry(mark, { createdAt: NOW - 40 * DAY, folder: 'spam' }));
    const told = async (mark: string, days: number) =>
      store.told({ ids: [(await held(mark)).id], now: NOW - days * DAY });
    await told('told long ago', 31);
    await told('told', 29);
    await held('told by nobody');
    const past = NOW - 366 * DAY;
    await store.book({ ...booking('past', past, past + 1), createdAt: past });
    await store.book(booking('coming', NOW, NOW + 1));
    const input = { now: NOW, builtAt: 0, inboxDays: 365, spamDays: 30, limit: 3 };
    expect(await store.expiredIds(input)).toHaveLength(4);
    expect(await store.purge(input)).toEqual({ verdict: 'plausible', deleted: 3 });
    expect(await store.purge(input)).toEqual({ verdict: 'plausible', deleted: 1 });
    expect(await store.stats({})).toMatchObject({ inbox: 1, spam: 2, bookings: 1, pending: 3 });
  });

  test.each([
    ['ahead', 400],
    ['behind', -400],
  ] as const)(
    'a clock that is 400 days %s deletes nothing, also after it is put right',
    async (verdict, days) => {
      const store = await opened();
      const wrong = NOW + days * DAY;
      expect(await beat(store, NOW)).toBe('plausible');
      await store.save(entry('before', { createdAt: NOW }));
      expect(await beat(store, wrong)).toBe(verdict);
      await store.save(entry('while', { createdAt: wrong }));
      await store.save(entry('spam', { createdAt: wrong, folder: 'spam' }));
      const [spam] = await store.list({ folder: 'spam', limit: 1 });
      await store.told({ ids: [spam?.id ?? ''], now: wrong });
      const slot = booking('while', wrong, wrong + 1);
      await store.book({ ...slot, createdAt: wrong });
      expect(await purge(store, wrong)).toEqual({ verdict, deleted: 0 });
      expect(await beat(store, NOW + 1)).toBe('plausible');
      expect(await purge(store, NOW + 1)).toEqual({ verdict: 'plausible', deleted: 0 });
      expect(await store.stats({})).toMatchObject({ inbox: 2, spam: 1, bookings: 1 });
      // From then on they age as if they had come when the clock was put right, or last was.
      for (let at = NOW; at < NOW + 366 * DAY; at += 6 * DAY) await beat(store, at);
      expect((await purge(store, NOW + 364 * DAY)).deleted).toBe(1);
      expect((await purge(store, NOW + 367 * DAY)).deleted).toBe(days < 0 ? 3 : 2);
    },
  );

  test('without a recorded time the newest entry and the build of the site judge the clock', async () => {
    const store = await opened();
    await store.save(entry('old', { createdAt: NOW }));
    expect(await purge(store, NOW + 366 * DAY)).toEqual({ verdict: 'ahead', deleted: 0 });
    expect(await purge(store, NOW - 2 * DAY)).toEqual({ verdict: 'behind', deleted: 0 });
    expect(await beat(store, NOW, NOW + 2 * DAY)).toBe('behind');
    expect(await beat(store, NOW, NOW)).toBe('plausible');
    expect(await beat(store, NOW + 8 * DAY)).toBe('ahead');
    await store.trustClock({ now: NOW + 400 * DAY });
    expect(await purge(store, NOW + 400 * DAY)).toEqual({ verdict: 'plausible', deleted: 1 });
    expect(await beat(store, NOW)).toBe('behind');
  });

  test('bookings are capped by guest and by day, also when they come at once', async () => {
    const store = await opened();
    const book = (guest: string, index: number, more: object = {}) =>
      store.book({
        ...booking(guest, index * 1000, index * 1000 + 500),
        data: { ...booking(guest, 0, 0).data, key: `${guest}${index}` },
        createdAt: 5000,
        caps: { perGuest: 2, perDay: 5, since: 4000, networkFull: false, ...more },
      });
    const made = (results: unknown[]) => results.filter((result) => result !== 'limit').length;
    const first = await Promise.all([1, 2, 3, 4].map((index) => book('guest', index)));
    expect(made(first)).toBe(2);
    expect(await book('other', 5, { networkFull: true })).toBe('limit');
    // The same post again is no new booking.
    const stands = first.findIndex((result) => result !== 'limit') + 1;
    expect(await book('guest', stands, { networkFull: true })).toMatchObject({
      startsAt: stands * 1000,
    });
    const others = await Promise.all([5, 6, 7, 8, 9].map((index) => book(`g${index}`, index)));
    expect(made(others)).toBe(3);
    expect(await book('tomorrow', 20, { since: 5000 })).toMatchObject({ startsAt: 20_000 });
  });

  test('of 50 parallel bookings of one time, or of times that overlap, one stands', async () => {
    const store = await opened();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.book(booking(`b${index}`, 1000 + (index % 2) * 500, 2000 + (index % 2) * 500)),
      ),
    );
    expect(results.filter((result) => result !== 'taken')).toHaveLength(1);
    expect(await store.book(booking('next', 2500, 3500))).toMatchObject({ startsAt: 2500 });
    expect(await store.taken({ from: 0, to: 10_000 })).toHaveLength(2);
  });

  test('a booking is cancelled by its token only, once, and frees its time', async () => {
    const store = await opened();
    const made = booking('c', 1000, 2000);
    await store.book(made);
    const cancel = (token: string) =>
      store.cancelBooking({ id: made.id, tokenHash: hashToken(token), now: 7, targets: ['x'] });
    expect(await cancel('wrong')).toBe(false);
    expect(await store.booking({ id: made.id, tokenHash: hashToken('wrong') })).toBeNull();
    expect(await cancel('c')).toBe(true);
    expect(await cancel('c')).toBe(false);
    const found = await store.booking({ id: made.id, tokenHash: hashToken('c') });
    expect(found).toMatchObject({ cancelledAt: 7, data: made.data });
    const second = booking('d', 1000, 2000);
    expect(await store.book(second)).toMatchObject({ id: second.id });
    expect(await store.book({ ...second, id: 'other' })).toMatchObject({ id: second.id });
    expect(await store.bookings({ from: 0, limit: 10 })).toHaveLength(2);
  });
});

function booking(mark: string, startsAt: number, endsAt: number) {
  const email = `${mark}@visitor.example`;
  const data = { name: mark, email, note: '', timeZone: 'UTC', token: mark, site: '', key: mark };
  return {
    id: newId(startsAt),
    createdAt: 1,
    startsAt,
    endsAt,
    cancelledAt: 0,
    data,
    tokenHash: hashToken(mark),
    targets: ['booking-host'],
  };
}

test.skipIf(!programs)(
  'SQLite moves to PostgreSQL: equal, repeatable, outbox goes on',
  async () => {
    const { onTestFinished } = await import('vitest');
    const from = await openSqliteStore(await temporaryFolder());
    const to = await openPostgresStore(await postgresUrl());
    onTestFinished(() => Promise.all([from.close(), to.close()]).then(() => {}));
    for (let index = 0; index < 1200; index += 1) void from.save(entry(`m${index}`));
    await from.book(booking('m', 1000, 2000));
    const live = Promise.all(
      Array.from({ length: 200 }, (_, index) => from.save(entry(`live${index}`))),
    );
    await migrateStore(from, to);
    await live;
    const [row] = await from.claim({ now: 2e6, leaseMs: 1, limit: 1, kinds });
    if (!row) throw new Error('Nothing was claimed.');
    await from.settle({
      subjectId: row.subject_id,
      kind: row.kind,
      state: 'sent',
      code: '',
      dueAt: 0,
    });
    const reports = await migrateStore(from, to);
    expect(reports).toEqual([
      { table: 'submissions', from: 1400, to: 1400, equal: true },
      { table: 'bookings', from: 1, to: 1, equal: true },
      { table: 'outbox', from: 2801, to: 2801, equal: true },
    ]);
    expect((await to.stats({})).pending).toBe(2800);
    expect((await to.save(entry('m5'))).outcome).toBe('duplicate');
  },
);

test.skipIf(!programs)('PostgreSQL with synchronous_commit off is refused', async () => {
  const url = await postgresUrl();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // For this database alone: other tests share the server.
  const name = new URL(url).pathname.slice(1);
  await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  await expect(openPostgresStore(url)).rejects.toThrow('synchronous_commit = off');
  await client.end();
});
