import { expect, test } from 'vitest';
import { byDay } from './slots.ts';

const slot = (start: string) => ({ start, end: start });
const late = slot('2026-11-23T22:30:00.000Z');
const early = slot('2026-11-24T09:00:00.000Z');

test('a slot lies on the day of the zone it is shown in', () => {
  expect([...byDay([late, early], 'Europe/London').keys()]).toEqual(['2026-11-23', '2026-11-24']);
  expect([...byDay([late, early], 'Asia/Tokyo').keys()]).toEqual(['2026-11-24']);
  expect([...byDay([late], 'America/Los_Angeles').keys()]).toEqual(['2026-11-23']);
});
