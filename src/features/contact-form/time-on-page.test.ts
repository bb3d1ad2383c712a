import { afterEach, expect, test, vi } from 'vitest';
import { timeOnPage } from './time-on-page.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is whole milliseconds since the page came', 2345.6, [{ activationStart: 0 }], 2346],
  ['begins when a prepared page is shown', 60_000, [{ activationStart: 58_500 }], 1500],
  ['in a browser that prepares nothing begins with the page', 4000, [{}], 4000],
  ['in a browser that says nothing begins with the page', 4000, [], 4000],
])('the time on a page %s', (_, now, entries, ms) => {
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => entries });
  expect(timeOnPage()).toBe(ms);
});
