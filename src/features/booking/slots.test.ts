import { afterEach, expect, test, vi } from 'vitest';
import {
  byDay,
  fullTime,
  NoAvailability,
  readAvailability,
  retryAvailability,
  timeFormat,
  timeZones,
} from './slots.ts';

const slot = (start: string) => ({ start, end: start });
const late = slot('2026-11-23T22:30:00.000Z');
const early = slot('2026-11-24T09:00:00.000Z');

afterEach(() => vi.unstubAllGlobals());

test('a slot lies on the day of the zone it is shown in', () => {
  expect([...byDay([late, early], 'Europe/London').keys()]).toEqual(['2026-11-23', '2026-11-24']);
  expect([...byDay([late, early], 'Asia/Tokyo').keys()]).toEqual(['2026-11-24']);
  expect([...byDay([late], 'America/Los_Angeles').keys()]).toEqual(['2026-11-23']);
});

test('a time names its zone', () => {
  expect(fullTime(early.start, 'America/New_York', 'en-GB')).toBe(
    'Tuesday, 24 November 2026 at 04:00 (America/New York)',
  );
});

test('times that the clock shows twice name the zone, others do not', () => {
  const timeZone = 'America/New_York';
  const format = timeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  const hours = ['05:30', '06:30', '07:30'].map((time) => format(`2026-11-01T${time}:00.000Z`));
  expect(hours).toEqual(['01:30 EDT', '01:30 EST', '02:30']);
  expect(fullTime('2026-11-01T06:30:00.000Z', timeZone, 'en-US')).toMatch(
    /1:30\sAM EST \(America\/New York\)$/,
  );
});

test('the list has every zone the browser knows and those named, sorted, none twice', () => {
  const known = Intl.supportedValuesOf('timeZone');
  expect(known.length).toBeGreaterThan(300);
  const zones = timeZones('Europe/London', 'Asia/Calcutta');
  expect(zones).toContain('UTC');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining(['Asia/Calcutta', ...known]));
  expect(zones).toEqual(zones.toSorted());
});

test.each([
  [404, '{"title":"Not Found"}'],
  [200, '<!doctype html>'],
  [200, '{"slots":{}}'],
])('%i %s is no availability', async (status, body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  await expect(readAvailability('/booking/')).rejects.toThrow('no availability');
});

test.each([
  [404, false],
  [409, false],
  [422, false],
  [429, false],
  [200, false],
  [500, true],
  [503, true],
])('availability refused with %i is asked for again: %s', (status, retryable) => {
  expect(retryAvailability(0, new NoAvailability(status))).toBe(retryable);
});

test('a dead line is tried three times more, and no oftener', () => {
  const dead = new TypeError('Failed to fetch');
  expect([0, 1, 2, 3].map((failures) => retryAvailability(failures, dead))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('availability is read', async () => {
  const availability = { title: 'Call', timeZone: 'Europe/London', slots: [early] };
  vi.stubGlobal('fetch', async () => Response.json(availability));
  expect(await readAvailability('/booking/')).toEqual({
    timeZone: 'Europe/London',
    slots: [early],
  });
});
