import { expect, test } from 'vitest';
import { calendarDate } from './calendar-date.ts';

test.each([
  ['Pacific/Auckland', '2026-03-02', '2 March 2026'],
  ['UTC', '2026-03-01', '1 March 2026'],
])('both forms name the day it is in %s', (zone, iso, text) => {
  expect(calendarDate(new Date('2026-03-01T20:30Z'), 'en-GB', zone)).toEqual({ iso, text });
});
