import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createService } from '../../src/service/service.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import { receiver } from './receivers.ts';
import {
  BOOKING,
  closedAfterwards,
  GOOD,
  HOUR,
  NOW,
  postOf,
  settingsOf,
  TEXTS,
  temporaryFolder,
} from './setup.ts';

test('a running server reads the diary, tells of what is held and tidies up, again and again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const intervals = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
  let asked = 0;
  const calendar = createServer((_, answer) => {
    asked += 1;
    answer.end('BEGIN:VCALENDAR\nEND:VCALENDAR');
  });
  await new Promise<void>((resolve) => calendar.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void calendar.close());
  const { port } = calendar.address() as AddressInfo;
  const hook = await receiver();
  const DATA_DIR = await temporaryFolder();
  const more = { DATA_DIR, CALENDAR_URLS: `http://127.0.0.1:${port}/`, LOG_LEVEL: 'silent' };
  const service = await createService({
    settings: settingsOf({ ...hook.env, ...more }),
    texts: { default: { ...TEXTS, booking: BOOKING }, languages: {} },
    localOrigin: '',
    isLocal: true,
    isServerless: false,
  });
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
