import { expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../src/service/errors.ts';
import { storeHealth } from '../../src/service/health.ts';
import { runRetention } from '../../src/service/retention.ts';
import { DAY, entry, memoryLog, NOW, temporaryStore } from './setup.ts';

test('health asks the store once a second, is down while writes or reads fail, and names what somebody should look at', async () => {
  const { store } = await temporaryStore();
  await store.save(entry('a', { createdAt: NOW }));
  const stats = vi.fn(store.stats);
  const health = storeHealth({ ...store, stats }, () => NOW);
  expect(await health()).toMatchObject({ kind: 'sqlite', clock: 'ok', stats: { inbox: 1 } });
  for (let index = 0; index < 200; index += 1) await health();
  expect(stats.mock.calls.length).toBeLessThan(5);
  const fail = () => Promise.reject(new StoreUnavailable('SQLITE_13'));
  for (const part of [{ probe: fail }, { stats: fail }])
    expect(await storeHealth({ ...store, ...part })()).toMatchObject({ status: 'down' });
  const [row] = await store.claim({ now: NOW, leaseMs: 1, limit: 1, kinds: ['mail'] });
  if (!row) throw new Error('Nothing was claimed.');
  const { subject_id: subjectId, kind, attempts } = row;
  await store.settle({ subjectId, kind, attempts, state: 'dead', code: '550', dueAt: 0 });
  const later = storeHealth(store, () => NOW + 31 * DAY, false);
  expect(await later()).toMatchObject({
    status: 'amber',
    reasons: ['dead_letters', 'backlog', 'clock', 'nobody_is_notified'],
  });
});

test('retention deletes every expired entry, records the time and says so in the log', async () => {
  const { store } = await temporaryStore();
  // More than one batch.
  for (let index = 0; index < 250; index += 1)
    await store.save(entry(`${index}`, { createdAt: NOW }));
  const { lines, log } = memoryLog();
  const now = NOW + 366 * DAY;
  await store.confirmClock({ now });
  await runRetention(store, { inboxDays: 365, spamDays: 30, now: now + 1 }, log);
  expect(lines.join()).toContain('"deleted":250');
  expect((await store.stats({})).inbox).toBe(0);
  expect(await store.recordedTime({})).toBe(now + 1);
});
