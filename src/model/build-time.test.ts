import { expect, it } from 'vitest';
import { buildTime } from './build-time.ts';

it('is the second that SOURCE_DATE_EPOCH names', () => {
  expect(buildTime('1767225600').toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

it.each(['tomorrow', '2026-01-01', '-1'])('refuses %j', (value) => {
  expect(() => buildTime(value)).toThrow(`SOURCE_DATE_EPOCH is "${value}"`);
});
