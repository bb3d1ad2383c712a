import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import { testService } from './outbox-setup.ts';
import { listening, receiver } from './receivers.ts';
import { closeAfterTest, GOOD, HOUR, MINUTE, NOW, postOf, temporaryFolder } from './setup.ts';

test('a running server reads the diary, tells of what is held and tidies up, again and again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const intervals = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
  const busy = 'BEGIN:VEVENT\nDTSTART:20260603T080000Z\nDTEND:20260603T083000Z\nEND:VEVENT';
  const calendar = createServer((_, answer) => {
    answer.end(`BEGIN:VCALENDAR\n${busy}\nEND:VCALENDAR`);
  });
  const CALENDAR_URLS = `http://${await listening(calendar)}/`;
  const hook = await receiver();
  const DATA_DIR = await temporaryFolder();
  const service = await testService({ ...hook.env, DATA_DIR, CALENDAR_URLS });
  await service.start();
  // The first is the outbox's.
  const [, ...periods] = intervals.mock.calls.map(([, ms]) => ms);
  expect(periods, 'digest, diary, retention').toEqual([MINUTE, MINUTE, HOUR]);
  await service.enquiries.accept(postOf({ ...GOOD, _gotcha: 'x' }));
  vi.setSystemTime(NOW + 2 * HOUR);
  for (const [work] of intervals.mock.calls) (work as () => void)();
  await vi.waitFor(() => expect(hook.calls).toHaveLength(1));
  await vi.waitFor(async () => {
    const [first] = await service.bookings.available();
    expect(first?.start).toBe(Date.parse('2026-06-03T08:30Z'));
  });
  await service.stop();
  const store = await closeAfterTest(openSqliteStore(DATA_DIR, { exclusive: true }));
  expect(JSON.parse(hook.calls[0]?.body ?? '')).toMatchObject({ type: 'enquiries.held' });
  expect(await store.recordedTime({})).toBe(NOW + 2 * HOUR);
});
