import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import { testService } from './outbox-setup.ts';
import { listening, receiver } from './receivers.ts';
import { closedAfterwards, GOOD, HOUR, NOW, postOf, temporaryFolder } from './setup.ts';

test('a running server reads the diary, tells of what is held and tidies up, again and again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const intervals = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
  let asked = 0;
  const calendar = createServer((_, answer) => {
    asked += 1;
    answer.end('BEGIN:VCALENDAR\nEND:VCALENDAR');
  });
  const CALENDAR_URLS = `http://${await listening(calendar)}/`;
  const hook = await receiver();
  const DATA_DIR = await temporaryFolder();
  const service = await testService({ ...hook.env, DATA_DIR, CALENDAR_URLS });
  await service.start();
  await service.enquiries.accept(postOf({ ...GOOD, _gotcha: 'x' }));
  vi.setSystemTime(NOW + 2 * HOUR);
  for (const [work] of intervals.mock.calls) (work as () => void)();
  await vi.waitFor(() => expect(hook.calls).toHaveLength(1));
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0));
  await service.stop();
  const store = await closedAfterwards(openSqliteStore(DATA_DIR, { exclusive: true }));
  expect(JSON.parse(hook.calls[0]?.body ?? '')).toMatchObject({ type: 'enquiries.held' });
  expect(await store.recordedTime({})).toBe(NOW + 2 * HOUR);
});
