import { expect, test } from 'vitest';
import { BOOKING, NOW } from '../../../tests/service/setup.ts';
import { allSlots, type BookingConfig, freeSlots } from './slots.ts';

const startsOf = (config: BookingConfig, now: number) =>
  allSlots(config, now).map(({ start }) => new Date(start).toISOString());
const span = (from: string, to: string): [string, string][] => [[from, to]];

test('slots lie in the weekly hours, after the notice, up to the horizon', () => {
  const starts = startsOf(BOOKING, NOW);
  expect(starts.slice(0, 2)).toEqual(['2026-06-02T08:00:00.000Z', '2026-06-02T08:30:00.000Z']);
  expect(starts.at(-1)).toBe('2026-06-08T08:30:00.000Z');
  expect(starts).toHaveLength(10);
});

test('closed days and public holidays have no slots, from the first to the last', () => {
  const closed = ['06-02', '2026-06-04/2026-06-05', '12-24/01-02'];
  const holidays = { days: ['2026-06-08/2026-06-08'], end: '2028-06-01' };
  const starts = startsOf({ ...BOOKING, closed, holidays }, NOW);
  expect(starts.map((start) => start.slice(8, 10))).toEqual(['03', '03']);
  expect(startsOf({ ...BOOKING, closed: ['12-24/06-30'] }, NOW)).toEqual([]);
});

const SPRING = '2026-03-28T12:00Z';
const AUTUMN = '2026-10-24T12:00Z';
test.each<[string, string, [string, string][], string]>([
  ['spring, morning', SPRING, span('09:00', '09:30'), '29T08:00'],
  ['autumn, morning', AUTUMN, span('09:00', '09:30'), '25T09:00'],
  ['spring, the missing hour', SPRING, span('00:30', '02:30'), '29T00:30 29T01:00'],
  ['autumn, twice', AUTUMN, span('00:30', '02:30'), '24T23:30 25T00:00 25T00:30 25T02:00'],
])('clock change in %s', (_when, now, sun, starts) => {
  const config = {
    ...BOOKING,
    noticeHours: 0,
    horizonDays: 3,
    hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun },
  };
  const found = startsOf(config, Date.parse(now)).map((start) => start.slice(8, 16));
  expect(found.join(' ')).toBe(starts);
});

test('a full calendar is computed once a minute', () => {
  const day = span('00:00', '24:00');
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const config = { ...BOOKING, hours, slotMinutes: 5, horizonDays: 120 };
  const slots = allSlots(config, NOW);
  expect(slots.length).toBeGreaterThan(30_000);
  expect(allSlots(config, NOW + 59_999)).toBe(slots);
  expect(allSlots(config, NOW + 60_000)).not.toBe(slots);
  expect(allSlots({ ...config, slotMinutes: 480 }, NOW)).not.toBe(slots);
});

test('a taken time frees no slot that overlaps it', () => {
  const slots = allSlots(BOOKING, NOW);
  const [first, second, ...rest] = slots;
  if (!first || !second) throw new Error('There are no slots.');
  const across = { start: first.end - 1, end: second.start + 1 };
  expect(freeSlots(slots, [across])).toEqual(rest);
  expect(freeSlots(slots, [{ start: first.end, end: second.start }])).toEqual(slots);
});
