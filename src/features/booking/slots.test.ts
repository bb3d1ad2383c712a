import { expect, test } from 'vitest';
import { byDay, fullTime, timeFormat } from './slots.ts';

const slot = (start: string) => ({ start, end: start });
const late = slot('2026-11-23T22:30:00.000Z');
const early = slot('2026-11-24T09:00:00.000Z');

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
