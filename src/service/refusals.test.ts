import { expect, onTestFinished, test, vi } from 'vitest';
import { GOOD, memoryLog, settingsOf } from '../../tests/service/setup.ts';
import { ServiceError, StoreRefused, StoreUnavailable } from './errors.ts';
import { createRefuse } from './refusals.ts';

test('1,000 refusals are one line a minute, and 1,000 during an outage one with its cause', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { log, lines } = memoryLog();
  const refuse = createRefuse({ log, settings: settingsOf(), now: Date.now });
  for (let count = 0; count < 1_000; count += 1) {
    refuse(new ServiceError(405, 'method_not_allowed'), '1.2.3.4');
    refuse(new StoreUnavailable('SQLITE_13'), '1.2.3.4');
  }
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(600_000);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'store_unavailable', code: 'SQLITE_13' },
    { event: 'refused', method_not_allowed: 1_000, unavailable: 1_000 },
  ]);
});

test('an outage is 503 for a while, a mistake of ours 500, logged without the words of the visitor', () => {
  const { log, lines } = memoryLog();
  const refuse = createRefuse({ log, settings: settingsOf(), now: Date.now });
  const outage = { status: 503, code: 'unavailable', retryAfter: 5 };
  const cause = new StoreRefused('schema version 99');
  expect(refuse(new StoreUnavailable('not_opened', { cause }), null)).toMatchObject(outage);
  expect(lines.join()).toContain('"code":"not_opened","reason":"schema version 99"');
  expect(refuse(new Error(GOOD.email), null)).toMatchObject({ status: 500, code: 'broken' });
  expect(lines.join()).toContain('unhandled');
  expect(lines.join()).not.toContain(GOOD.email);
});
