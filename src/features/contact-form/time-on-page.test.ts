import { afterEach, expect, test, vi } from 'vitest';
import { timeOnPage } from './time-on-page.ts';

const visit = (now: number, entry: object | undefined) =>
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => (entry ? [entry] : []) });

afterEach(() => vi.unstubAllGlobals());

test('whole milliseconds since the page came', () => {
  visit(2345.6, { activationStart: 0 });
  expect(timeOnPage()).toBe(2346);
});

test('the time before a prepared page was shown does not count', () => {
  visit(60_000, { activationStart: 58_500 });
  expect(timeOnPage()).toBe(1500);
});

test.each([{}, undefined])('a browser that prepares nothing: %j', (entry) => {
  visit(4000, entry);
  expect(timeOnPage()).toBe(4000);
});
