import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ServiceError } from '../../src/service/errors.ts';
import { postLimits } from '../../src/service/limits.ts';
import { newId } from '../../src/service/store/ids.ts';
import { openPostgresStore } from '../../src/service/store/postgres.ts';
import type { Store } from '../../src/service/store/store.ts';
import type { NewSubmission } from '../../src/service/store/submissions.ts';
import { AVAILABLE_STORES, hasPostgres, needPostgres, postgresUrl, query } from './postgres.ts';
import { booking, closeAfterTest, DAY, entry, MINUTE, NOW, settingsOf } from './setup.ts';

const kinds = ['mail', 'webhook'];

describe.each(AVAILABLE_STORES)('%s', (_name, open) => {
  describe('acknowledgements', () => {
    const acknowledged = async (store: Store, id: string) =>
      (await store.deliveries({ subjectId: id })).filter(({ kind }) => kind === 'acknowledgement');
    const write = async (store: Store, mark: string, more: Partial<NewSubmission> = {}) =>
      (await store.save(entry(mark, { createdAt: NOW, acknowledges: true, ...more }))).id;
    const count = async (store: Store, ids: string[]) =>
      (await Promise.all(ids.map((id) => acknowledged(store, id)))).flat().length;

    test('an address gets one a day, in whatever form and however many write at once', async () => {
      const store = await open();
      const { data } = entry('one');
      const all = (createdAt: number, email: string) =>
        Promise.all(
          ['1', '2', '3'].map((mark) =>
            write(store, `${createdAt}${mark}`, { createdAt, data: { ...data, email } }),
          ),
        );
      const first = await all(NOW, 'ada@müller.example');
      const again = await all(NOW + 1, 'ADA@xn--mller-kva.example');
      expect(await count(store, [...first, ...again])).toBe(1);
      expect(await count(store, await all(NOW + DAY + 1, 'ada@müller.example'))).toBe(1);
    });

    test('all addresses together get a hundred a day', async () => {
      const store = await open();
      const marks = Array.from({ length: 102 }, (_, index) => `many${index}`);
      const ids = await Promise.all(marks.map((mark) => write(store, mark)));
      expect(await count(store, ids)).toBe(100);
      const later = await write(store, 'later', { createdAt: NOW + DAY + 1 });
      expect(await count(store, [later])).toBe(1);
    });
  });

  test('50 parallel saves of one key are one entry, exact or within the window', async () => {
    const store = await open();
    for (const exact of [true, false]) {
      const saves = Array.from({ length: 50 }, () => store.save(entry(`p${exact}`, { exact })));
      const answers = await Promise.all(saves);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    }
    expect((await store.stats({})).inbox).toBe(2);
  });

  test('gives an entry back as it was, lists newest first, pages oldest first without gaps', async () => {
    const store = await open();
    const { id, createdAt, folder, data, flags, score, ...more } = entry('as it was');
    await store.save({ id, createdAt, folder, data, flags, score, ...more });
    expect(await store.get({ id })).toEqual({ id, createdAt, folder, data, flags, score });
    for (let index = 0; index < 9; index += 1)
      await store.save(entry(`l${index}`, { createdAt: 1000 + Math.floor(index / 3) }));
    const newest = await store.list({ folder: 'inbox', limit: 3 });
    expect(newest.map(({ createdAt }) => createdAt)).toEqual([1_000_000, 1002, 1002]);
    const seen: string[] = [];
    let after: { createdAt: number; id: string } | null = null;
    do {
      const rows: Awaited<ReturnType<Store['page']>> = await store.page({ after, limit: 4 });
      seen.push(...rows.map(({ id }) => id));
      after = rows.at(-1) ?? null;
    } while (after);
    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
  });

  test('a notification is claimed once, by lease, and comes back when the lease ends', async () => {
    const store = await open();
    const { id } = await store.save(entry('o', { createdAt: 1000, targets: ['mail'] }));
    const subject = { subjectId: id, kind: 'mail', createdAt: 1000 };
    /** Returns the attempt numbers of claimed deliveries; a lease of -1 expires at once. */
    const claim = async (now: number, leaseMs = 60_000) => {
      const rows = await store.claim({ now, leaseMs, limit: 10, kinds });
      return rows.map(({ attempts }) => attempts);
    };
    const renew = (attempts: number, leaseMs: number) =>
      store.renewLease({ ...subject, attempts, now: 1000, leaseMs });
    const settle = (attempts: number, state: 'sent' | 'pending' | 'dead', dueAt = 0) =>
      store.settle({ ...subject, attempts, state, code: 'x', dueAt });
    expect(await claim(999)).toEqual([]);
    const parallel = await Promise.all([claim(1000), claim(1000), claim(1000)]);
    expect(parallel.flat()).toEqual([1]);
    await renew(1, -1);
    expect(await claim(1000, -1)).toEqual([2]);
    await renew(2, 60_000);
    expect(await claim(1000), 'renewed').toEqual([]);
    if (hasPostgres) expect(await claim(1000 + DAY), 'by a clock that is ahead').toEqual([]);
    await renew(1, -1);
    expect(await claim(1000), 'by another attempt').toEqual([]);
    await renew(2, -1);
    expect(await claim(1000)).toEqual([3]);
    expect(await settle(2, 'sent'), 'an attempt that is over').toBe(false);
    await settle(3, 'pending', 9000);
    expect(await claim(8999)).toEqual([]);
    expect(await store.claim({ now: 9000, leaseMs: 1, limit: 10, kinds: ['other'] })).toEqual([]);
    expect(await claim(9000)).toEqual([4]);
    await settle(4, 'dead');
    expect(await claim(1e12)).toEqual([]);
    expect(await store.stats({})).toMatchObject({ pending: 0, dead: 1 });
    expect(await store.deadLetters({ limit: 5 })).toHaveLength(1);
    await store.enqueue({ ...subject, now: 7 });
    expect(await store.stats({})).toMatchObject({ pending: 1, dead: 0 });
    expect(await claim(7)).toEqual([1]);
    expect(await settle(1, 'dead'), 'a failure of before it was queued again').toBe(false);
    const again = { ...subject, createdAt: 7, attempts: 1, code: '', dueAt: 0 };
    await store.settle({ ...again, state: 'sent' });
    expect(await store.settle({ ...again, state: 'pending' }), 'a late failure').toBe(false);
    expect(await store.stats({})).toMatchObject({ pending: 0, dead: 0 });
  });

  test('a held entry is released once, by hand or by coming again, with all its emails', async () => {
    const store = await open();
    const save = async (mark: string, exact = true) =>
      store.save(entry(mark, { createdAt: NOW, folder: 'spam', exact, acknowledges: true }));
    const { id } = await save('hand');
    await save('again');
    expect(await store.stats({})).toMatchObject({ inbox: 0, spam: 2, pending: 0 });
    const news = { id, targets: kinds, acknowledges: true, now: NOW };
    expect([await store.restore(news), await store.restore(news)]).toEqual([true, false]);
    const again = await Promise.all([save('again'), save('again'), save('again')]);
    const outcomes = again.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(['duplicate', 'duplicate', 'released']);
    expect(await store.stats({})).toMatchObject({ inbox: 2, spam: 0, pending: 6 });
    await save('robot', false);
    expect((await save('robot', false)).outcome).toBe('duplicate');
    expect((await store.stats({})).spam).toBe(1);
  });

  test('a digest is queued once a day while anything is held, and names the least suspicious first', async () => {
    const store = await open();
    const queue = (now: number) =>
      store.queueDigest({ kinds: ['digest-mail'], hasDiary: false, now });
    const row = { subjectId: 'held', kind: 'digest-mail', attempts: 0, code: '' };
    const settle = (createdAt: number) =>
      store.settle({ ...row, createdAt, state: 'sent', dueAt: createdAt });
    expect(await queue(1)).toBe(0);
    const saved = [100, 60, 0].map((score, index) =>
      store.save(entry(`q${score}`, { folder: 'spam', createdAt: 1000 + index, score })),
    );
    const ids = (await Promise.all(saved)).map(({ id }) => id);
    const [robot = '', links = '', flood = ''] = ids;
    const first = 1000 + 15 * MINUTE;
    const second = first + DAY;
    expect([await queue(first - 1), await queue(first), await queue(9e9)]).toEqual([0, 1, 0]);
    await settle(first);
    expect([await queue(second - 1), await queue(second)]).toEqual([0, 1]);
    await settle(second);
    const order = async () => (await store.held({ limit: 2 })).entries.map(({ id }) => id);
    expect(await order()).toEqual([flood, links]);
    await store.markNotified({ ids: [flood, links], now: 5000 });
    expect(await order()).toEqual([robot, flood]);
    expect(await store.discard({ ids: [...ids, 'no such'] })).toBe(3);
    expect(await queue(9e9)).toBe(0);
  });

  test.each(['pending', 'sent'] as const)(
    'a digest that is %s from while the clock was 20 days ahead holds up no other',
    async (state) => {
      const store = await open();
      const queue = (now: number) =>
        store.queueDigest({ kinds: ['digest-mail'], hasDiary: false, now });
      const wrong = NOW + 20 * DAY;
      await store.save(entry('held', { folder: 'spam', createdAt: wrong }));
      const createdAt = wrong + 15 * MINUTE;
      expect(await queue(createdAt)).toBe(1);
      const row = { subjectId: 'held', kind: 'digest-mail', attempts: 0, createdAt };
      await store.settle({ ...row, state, code: '', dueAt: createdAt });
      expect([await queue(NOW), await queue(NOW + MINUTE)]).toEqual([1, 0]);
    },
  );

  test('retention deletes each folder by its own age, a batch at a time', async () => {
    const store = await open();
    await store.save(entry('old', { createdAt: NOW - 366 * DAY }));
    await store.confirmClock({ now: NOW - 40 * DAY });
    await store.save(entry('new', { createdAt: NOW - 40 * DAY }));
    // A held entry's retention starts when a digest first names it.
    const held = (mark: string) =>
      store.save(entry(mark, { createdAt: NOW - 40 * DAY, folder: 'spam' }));
    const notify = async (mark: string, days: number) => {
      const { id } = await held(mark);
      await store.confirmClock({ now: NOW - days * DAY });
      await store.markNotified({ ids: [id], now: NOW - days * DAY });
    };
    await notify('named long ago', 31);
    await notify('named lately', 29);
    await held('named by nobody');
    const past = NOW - 366 * DAY;
    await store.confirmClock({ now: past });
    await store.book({ ...booking('past', past, past + 1), createdAt: past });
    await store.book({ ...booking('coming', NOW, NOW + 1), createdAt: past });
    await store.confirmClock({ now: NOW });
    const input = { now: NOW, ...settingsOf(), limit: 2 };
    expect(await store.countExpired(input)).toBe(3);
    expect(await store.purge(input)).toEqual({ verdict: 'ok', deleted: 2 });
    expect(await store.purge(input)).toEqual({ verdict: 'ok', deleted: 1 });
    expect(await store.stats({})).toMatchObject({ inbox: 1, spam: 2, bookings: 1, pending: 3 });
  });

  describe('limits', () => {
    /** Saves entries in parallel from these addresses; returns how often each outcome occurred. */
    async function post(
      store: Store,
      marks: string[],
      addressOf: (mark: string) => string,
      more: Partial<NewSubmission> = {},
    ) {
      const settings = settingsOf({ RATE_TOTAL_PER_MINUTE: '6' });
      const saves = marks.map((mark) => {
        const limits = postLimits(settings, addressOf(mark));
        return store.save(entry(mark, { createdAt: NOW, limits, ...more })).then(
          ({ outcome }) => outcome,
          ({ code, retryAfter }: ServiceError) => `${code} ${retryAfter}`,
        );
      });
      const outcomes = Map.groupBy(await Promise.all(saves), (outcome) => outcome);
      return Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length]));
    }
    const marks = (count: number, name = '') =>
      Array.from({ length: count }, (_, index) => `${name}${index}`);

    test('a network has five posts a minute, forgotten after a day; one that is there already is not counted', async () => {
      const store = await open();
      const of = (mark: string) => `2001:db8:0:1::${mark}`;
      expect(await post(store, marks(10), of)).toEqual({ stored: 5, 'too_many 12': 5 });
      expect(await post(store, marks(10), of)).toEqual({ duplicate: 5, 'too_many 12': 5 });
      expect(await post(store, ['other'], () => '2001:db8:0:2::1')).toEqual({ stored: 1 });
      await store.purge({ now: NOW + DAY + 1, ...settingsOf(), limit: 1 });
      expect(await post(store, ['next'], of)).toEqual({ stored: 1 });
    });

    test('above the limit of all networks only the first of each /48 is notified, the rest when sent again later, and suspected spam takes nothing of it', async () => {
      const store = await open();
      const spam = await post(store, marks(5), () => '203.0.113.7', { folder: 'spam' });
      expect(spam).toEqual({ held: 5 });
      const wide = (mark: string) => `2001:db8:1:${mark}::1`;
      expect(await post(store, marks(20, '1'), wide)).toEqual({ stored: 6, held: 14 });
      const { entries } = await store.held({ limit: 99 });
      expect(entries.filter(({ flags }) => flags.includes('flood'))).toHaveLength(14);
      const other = () => '2001:db8:2::1';
      expect(await post(store, ['first'], other)).toEqual({ stored: 1 });
      expect(await post(store, ['second'], other)).toEqual({ held: 1 });
      expect(await post(store, ['second'], other)).toEqual({ duplicate: 1 });
      const later = { createdAt: NOW + MINUTE };
      expect(await post(store, ['second'], other, later)).toEqual({ released: 1 });
    });

    test('above the limit of all networks spam that is sent again stays held', async () => {
      const store = await open();
      const of = () => '203.0.113.7';
      expect(await post(store, ['robot'], of, { folder: 'spam' })).toEqual({ held: 1 });
      expect(await post(store, marks(5, 'a'), (mark) => mark)).toEqual({ stored: 5 });
      expect(await post(store, ['person'], of)).toEqual({ stored: 1 });
      const robot = () => post(store, ['robot'], of, { folder: 'spam' });
      expect(await robot()).toEqual({ duplicate: 1 });
      expect(await post(store, ['robot'], of, { folder: 'spam', createdAt: NOW + MINUTE })).toEqual(
        { released: 1 },
      );
    });

    test('the limit of all networks is kept by networks that post at once', async () => {
      const store = await open();
      const of = (mark: string) => mark.slice(1);
      expect(await post(store, marks(12, 'a'), of)).toEqual({ stored: 12 });
      const later = await post(store, marks(12, 'b'), of, { createdAt: NOW + 60_000 });
      expect(later).toEqual({ stored: 6, held: 6 });
    });

    test('what was counted by a clock that was ahead is not counted after that', async () => {
      const store = await open();
      const of = () => '203.0.113.7';
      const once = { stored: 5, 'too_many 12': 1 };
      expect(await post(store, marks(6, 'a'), of, { createdAt: NOW + DAY })).toEqual(once);
      expect(await post(store, marks(6, 'b'), of)).toEqual(once);
    });
  });

  test.each([
    ['ahead', 400],
    ['behind', -400],
  ] as const)(
    'a clock that is 400 days %s deletes nothing, then or when it is put right',
    async (verdict, days) => {
      const store = await open();
      const wrong = NOW + days * DAY;
      const purge = (now: number) => store.purge({ now, ...settingsOf(), limit: 100 });
      expect(await store.recordTime({ now: NOW })).toBe('ok');
      await store.save(entry('before', { createdAt: NOW }));
      expect(await store.recordTime({ now: wrong })).toBe(verdict);
      await store.save(entry('while', { createdAt: wrong }));
      const { id } = await store.save(entry('held', { createdAt: wrong, folder: 'spam' }));
      await store.markNotified({ ids: [id], now: wrong });
      await store.book({ ...booking('while', wrong, wrong + 1), createdAt: wrong });
      expect(await purge(wrong)).toEqual({ verdict, deleted: 0 });
      expect(await store.clockVerdict({ now: wrong })).toBe(verdict);
      expect(await store.recordTime({ now: NOW + 1 })).toBe('ok');
      expect(await purge(NOW + 1)).toEqual({ verdict: 'ok', deleted: 0 });
      // They age from the recorded time, or from when the clock was corrected.
      await store.confirmClock({ now: NOW + 364 * DAY });
      expect((await purge(NOW + 364 * DAY)).deleted).toBe(1);
      await store.confirmClock({ now: NOW + 366 * DAY });
      expect((await purge(NOW + 366 * DAY)).deleted).toBe(days < 0 ? 3 : 2);
    },
  );

  test('the recorded time moves forward only, by 30 days at most, until an operator confirms', async () => {
    const store = await open();
    expect(await store.clockVerdict({ now: NOW })).toBe('ok');
    await store.save(entry('first', { createdAt: NOW }));
    expect(await store.recordedTime({})).toBe(NOW);
    // The clocks of several instances differ by seconds.
    expect(await store.recordTime({ now: NOW - 10_000 })).toBe('ok');
    expect(await store.recordTime({ now: NOW - 3_600_000 })).toBe('behind');
    expect(await store.recordTime({ now: NOW + 31 * DAY })).toBe('ahead');
    expect(await store.recordedTime({})).toBe(NOW);
    expect(await store.recordTime({ now: NOW + 30 * DAY })).toBe('ok');
    expect(await store.recordedTime({})).toBe(NOW + 30 * DAY);
    await store.confirmClock({ now: NOW });
    expect(await store.clockVerdict({ now: NOW })).toBe('ok');
  });

  test('a secret is made once, also by 20 callers at once, and is another one for each name', async () => {
    const store = await open();
    const secrets = await Promise.all(
      Array.from({ length: 20 }, () => store.secret({ name: 'booking' })),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await store.secret({ name: 'other' })).not.toBe(secrets[0]);
  });

  test("a booking's token is stored in clear only until its mails are sent", async () => {
    const store = await open();
    const token = 'the-token-of-the-guest';
    const targets = ['booking-host', 'booking-guest'];
    const made = { ...booking('t', NOW, NOW + 1, { token }), targets };
    await store.book(made);
    const stored = async () =>
      JSON.stringify(await store.dumpRows({ table: 'bookings', after: null, limit: 9 }));
    for (const kind of targets) {
      expect(await stored()).toContain(token);
      const row = { subjectId: made.id, kind, createdAt: made.createdAt, attempts: 0 };
      await store.settle({ ...row, state: 'sent', code: '', dueAt: 0 });
    }
    expect(await stored()).toContain(made.id);
    expect(await stored()).not.toContain(token);
    // Repeating the post returns the same link.
    const again = await store.book({ ...made, id: newId(NOW) });
    expect(again).toMatchObject({ id: made.id, data: { token } });
  });

  test("mails that are sent at once leave no booking's token in clear", async () => {
    const store = await open();
    const targets = ['booking-host', 'booking-guest', 'booking-webhook'];
    for (let start = 1; start <= 5; start += 1) {
      const { id, createdAt } = await store.book({
        ...booking(`t${start}`, start, start + 1),
        targets,
      });
      const row = {
        subjectId: id,
        createdAt,
        attempts: 0,
        state: 'sent',
        code: '',
        dueAt: 0,
      } as const;
      await Promise.all(targets.map((kind) => store.settle({ ...row, kind })));
      expect((await store.booking({ id, tokenHash: null }))?.data.token).toBe('');
    }
  });

  test('of 50 parallel bookings of one time, or of times that overlap, one stands', async () => {
    const store = await open();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store
          .book(booking(`b${index}`, 1000 + (index % 2) * 500, 2000 + (index % 2) * 500))
          .catch(({ code }: ServiceError) => code),
      ),
    );
    expect(results.filter((result) => result !== 'slot_taken')).toHaveLength(1);
    expect(await store.book(booking('next', 2500, 3500))).toMatchObject({ startsAt: 2500 });
    expect((await store.calendar({ start: 0, end: 10_000 })).taken).toHaveLength(2);
  });
});
test('a serverless post takes one connection, a pool its number', async (context) => {
  needPostgres(context);
  const connect = vi.spyOn(pg.Client.prototype, 'connect');
  onTestFinished(() => connect.mockRestore());
  const url = await postgresUrl();
  connect.mockClear();
  const store = await closeAfterTest(openPostgresStore(url, { isServerless: true }));
  await store.save(entry('first'));
  expect(connect).toHaveBeenCalledOnce();
  await store.save(entry('second'));
  expect(connect).toHaveBeenCalledTimes(2);
  connect.mockClear();
  const pooled = await closeAfterTest(openPostgresStore(url, { connections: 1 }));
  await Promise.all(['a', 'b', 'c'].map((mark) => pooled.save(entry(mark))));
  expect(connect).toHaveBeenCalledOnce();
});

test('parallel saves of one key are one entry, whatever isolation the database has by default', async (context) => {
  needPostgres(context);
  const url = await postgresUrl();
  const name = new URL(url).pathname.slice(1);
  await query(url, `ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read'`);
  const store = await closeAfterTest(openPostgresStore(url));
  // The first ones open the connections.
  for (const mark of ['a', 'b', 'c']) {
    const saves = Array.from({ length: 8 }, () => store.save(entry(mark)));
    expect(new Set((await Promise.all(saves)).map(({ id }) => id)).size).toBe(1);
  }
});

/** Holds the locks of a statement until the test ends. */
async function hold(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`BEGIN; ${statement}`);
}

test('a purge does not wait for posts that are being counted', async (context) => {
  needPostgres(context);
  const url = await postgresUrl();
  const store = await closeAfterTest(openPostgresStore(url));
  await store.save(entry('old', { createdAt: NOW - 2 * DAY }));
  await hold(url, 'SELECT * FROM limits FOR UPDATE');
  const purge = { now: NOW, ...settingsOf(), limit: 1 };
  expect(await store.purge(purge)).toEqual({ verdict: 'ok', deleted: 0 });
});

test('PostgreSQL itself ends a read that waits for a lock', async (context) => {
  needPostgres(context);
  const url = await postgresUrl();
  const store = await closeAfterTest(openPostgresStore(url));
  await hold(url, 'LOCK TABLE submissions');
  await expect(store.stats({})).rejects.toMatchObject({ code: '57014' });
});
