import { expect, test } from 'vitest';
import { isTimeZone, timeFormat, timeText, zoneName } from './time-zone.ts';

const named = (at: string, zone: string, language = 'en-GB') =>
  timeText(Date.parse(at), zone, language);

test('time zones and their aliases are known', () => {
  for (const zone of ['Asia/Tokyo', 'UTC', 'Asia/Calcutta']) expect(isTimeZone(zone)).toBe(true);
  for (const name of ['', 'Mars/Olympus', '../etc']) expect(isTimeZone(name), name).toBe(false);
});

test('a time names its zone as people do; UTC has a name, and what has none its distance', () => {
  expect(named('2026-06-01T07:00Z', 'Europe/Berlin', 'de')).toBe(
    'Montag, 1. Juni 2026 um 09:00 Mitteleuropäische Zeit',
  );
  expect(named('2026-06-01T07:00Z', 'UTC')).toBe(
    'Monday, 1 June 2026 at 07:00 Coordinated Universal Time',
  );
  expect(named('2026-06-01T07:00Z', 'Etc/GMT+5')).toMatch(/02:00 GMT-05:00$/);
  expect(zoneName('America/New_York', 'en-US')).toBe('Eastern Time');
});

test.each([
  ['America/New_York', '2026-11-01T05:30Z', '01:30 EDT', 'Eastern Daylight Time'],
  ['America/New_York', '2026-11-01T06:30Z', '01:30 EST', 'Eastern Standard Time'],
  ['America/New_York', '2026-11-01T07:30Z', '02:30', 'Eastern Time'],
  ['Australia/Lord_Howe', '2026-04-04T14:45Z', '01:45 GMT+11', 'Lord Howe Daylight Time'],
])(
  'in %s at %s it is %s, which names the zone where it comes twice',
  (timeZone, at, time, name) => {
    const format = timeFormat('en-US', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    });
    expect(format(Date.parse(at))).toBe(time);
    expect(named(at, timeZone)).toContain(name);
  },
);
