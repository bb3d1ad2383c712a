import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailable } from '../../src/service/errors.ts';
import { storeHealth } from '../../src/service/health.ts';
import { runRetention } from '../../src/service/retention.ts';
import { testService } from './outbox-setup.ts';
import { DAY, entry, HOUR, memoryLog, NOW, settingsOf, temporaryStore } from './setup.ts';

test('health asks the store once a second, is down while writes or reads fail, and names what somebody should look at', async () => {
  const { store } = await temporaryStore();
  await store.save(entry('a', { createdAt: NOW }));
  const stats = vi.fn(store.stats);
  const parts = {
    now: () => NOW,
    kinds: ['mail'],
    isProxyIgnored: () => false,
    isRecipientRefused: () => false,
    hasDiary: true,
    holidaysEnd: '2026-08-01',
  };
  const health = storeHealth({ ...store, stats }, parts);
  expect(await health()).toMatchObject({ kind: 'sqlite', clock: 'ok', stats: { inbox: 1 } });
  for (let index = 0; index < 200; index += 1) await health();
  expect(stats.mock.calls.length).toBeLessThan(5);
  const fail = () => Promise.reject(new StoreUnavailable('SQLITE_13'));
  for (const part of [{ probe: fail }, { stats: fail }])
    expect(await storeHealth({ ...store, ...part }, parts)()).toMatchObject({ status: 'down' });
  const reasons = async (more: Partial<typeof parts>) =>
    (await storeHealth(store, { ...parts, ...more })()).reasons;
  const giveUp = async (kind: string) => {
    const subject = { subjectId: 'a', kind };
    await store.enqueue({ ...subject, now: NOW });
    const attempt = { ...subject, createdAt: NOW, attempts: 0 };
    await store.settle({ ...attempt, state: 'dead', code: '550', dueAt: 0 });
  };
  const leaveOut = (total: number) =>
    store.keepReading({ at: NOW, now: NOW, found: { times: [], leftOut: { total, named: [] } } });
  await leaveOut(1);
  const incomplete = await storeHealth(store, parts)();
  expect(incomplete, 'anybody can send an invitation').toMatchObject({
    status: 'ok',
    reasons: ['diary_incomplete'],
  });
  await leaveOut(0);
  for (const kind of ['acknowledgement', 'booking-guest', 'cancel-guest']) await giveUp(kind);
  expect(await reasons({}), 'a visitor mistyped an address').toEqual([]);
  expect(await reasons({ now: () => NOW - 2 * HOUR }), 'queued in the future').toContain('backlog');
  await giveUp('booking-host');
  const later = { now: () => NOW + 31 * DAY, isProxyIgnored: () => true };
  for (const at of [NOW, NOW + HOUR]) await store.keepReading({ at, now: at, found: null });
  const all = ['dead_letters', 'backlog', 'clock', 'proxy_not_trusted', 'diary_unread'];
  all.push('holidays_end');
  expect(await reasons(later)).toEqual(all);
  // Without a transport, waiting mail is not a backlog.
  all.splice(1, 2, 'clock', 'nobody_is_notified');
  expect(await reasons({ ...later, kinds: [] })).toEqual(all);
});

test('a server says when it starts why its store cannot be reached and what breaks a promise, and health names the store', async () => {
  const DATABASE_URL = 'postgres://inbox@127.0.0.1:1/inbox';
  const service = await testService({ DATABASE_URL, RETENTION_DAYS: '90' });
  onTestFinished(service.stop);
  const [first, ...more] = await service.start();
  expect(first).toMatch(/^Nothing can be stored \(.*ECONNREFUSED.*check DATABASE_URL/);
  expect(more).toHaveLength(2);
  expect(more[1]).toMatch(/^RETENTION_DAYS is 90, and the site says 365 days/);
  const reasons = ['store_unavailable', 'nobody_is_notified'];
  expect(await service.health()).toMatchObject({ status: 'down', reasons });
});

test('retention deletes every expired entry, records the time and says so in the log', async () => {
  const { store } = await temporaryStore();
  // More than one batch.
  for (let index = 0; index < 250; index += 1)
    await store.save(entry(`${index}`, { createdAt: NOW }));
  const { lines, log } = memoryLog();
  const now = NOW + 366 * DAY;
  await store.confirmClock({ now });
  await runRetention(store, { ...settingsOf(), now: now + 1 }, log);
  expect(lines.join()).toContain('"deleted":250');
  expect((await store.stats({})).inbox).toBe(0);
  expect(await store.recordedTime({})).toBe(now + 1);
});
