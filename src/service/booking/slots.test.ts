import { expect, test } from 'vitest';
import { BOOKING } from '../../../tests/service/setup.ts';
import { allSlots, type BookingConfig, freeSlots, isTimeZone, TIME_ZONES } from './slots.ts';

const MONDAY = Date.parse('2026-06-01T07:00:00Z');
const startsOf = (config: BookingConfig, now: number) =>
  allSlots(config, now).map(({ start }) => new Date(start).toISOString());
const span = (from: string, to: string): [string, string][] => [[from, to]];

test('slots lie in the weekly hours, after the notice, up to the horizon', () => {
  const starts = startsOf(BOOKING, MONDAY);
  expect(starts.slice(0, 2)).toEqual(['2026-06-02T08:00:00.000Z', '2026-06-02T08:30:00.000Z']);
  expect(starts.at(-1)).toBe('2026-06-08T08:30:00.000Z');
  expect(starts).toHaveLength(10);
});

test.each<[string, string, [string, string][], string[]]>([
  ['spring, morning', '2026-03-28T12:00Z', span('09:00', '09:30'), ['2026-03-29T08:00:00.000Z']],
  ['autumn, morning', '2026-10-24T12:00Z', span('09:00', '09:30'), ['2026-10-25T09:00:00.000Z']],
  [
    'spring, the missing hour',
    '2026-03-28T12:00Z',
    span('00:30', '02:30'),
    ['2026-03-29T00:30:00.000Z', '2026-03-29T01:00:00.000Z'],
  ],
  [
    'autumn, the hour that comes twice',
    '2026-10-24T12:00Z',
    span('00:30', '02:30'),
    [
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ],
  ],
])('clock change in %s', (_when, now, sun, starts) => {
  const config = {
    ...BOOKING,
    noticeHours: 0,
    horizonDays: 3,
    hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun },
  };
  expect(startsOf(config, Date.parse(now))).toEqual(starts);
});

test('a full calendar is computed once a minute', () => {
  const day = span('00:00', '24:00');
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const config = { ...BOOKING, hours, slotMinutes: 5, horizonDays: 120 };
  const slots = allSlots(config, MONDAY);
  expect(slots.length).toBeGreaterThan(30_000);
  expect(allSlots(config, MONDAY + 59_999)).toBe(slots);
  expect(allSlots(config, MONDAY + 60_000)).not.toBe(slots);
  expect(allSlots({ ...config, slotMinutes: 480 }, MONDAY)).not.toBe(slots);
});

test('a taken time frees no slot that overlaps it', () => {
  const slots = allSlots(BOOKING, MONDAY);
  const [first, second, ...rest] = slots;
  if (!first || !second) throw new Error('There are no slots.');
  const across = { starts_at: first.end - 1, ends_at: second.start + 1 };
  expect(freeSlots(slots, [across])).toEqual(rest);
  expect(freeSlots(slots, [{ starts_at: first.end, ends_at: second.start }])).toEqual(slots);
});

test('time zones of the list and their aliases are known', () => {
  for (const zone of [...TIME_ZONES.slice(0, 5), 'UTC', 'Asia/Calcutta']) {
    expect(isTimeZone(zone), zone).toBe(true);
  }
  for (const name of ['', 'Mars/Olympus', '../etc']) expect(isTimeZone(name), name).toBe(false);
});
