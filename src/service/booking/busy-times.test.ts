import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BusyRange, busyTimes } from './busy-times.ts';
import { basicDate } from './calendar-file.ts';

const FOLDER = 'tests/service/fixtures/calendars';
const RANGE: BusyRange = {
  from: Date.parse('2026-06-01T00:00Z'),
  to: Date.parse('2026-06-08T00:00Z'),
  timeZone: 'Europe/Berlin',
  minGap: 5,
  own: new Map(),
  isSpent: () => false,
};

function read(file: string, range: Partial<BusyRange> = {}) {
  const work = busyTimes(file.split(/(?=BEGIN:VCALENDAR)/), { ...RANGE, ...range });
  let step = work.next();
  while (!step.done) step = work.next();
  const { times, leftOut } = step.value;
  const text = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;
  return {
    leftOut: leftOut.total,
    times: times.map(({ start, end }) => `${text(start)}/${text(end)}`),
  };
}

/** Each file states its expected result: X-BUSY, and if needed X-UNREAD, X-RANGE and X-ZONE. */
test.each(readdirSync(FOLDER))('%s', (name) => {
  const file = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const said = (what: string) =>
    [...file.matchAll(RegExp(`^X-${what}:(.*)$`, 'gm'))].map(([, text = '']) => text);
  const [from = RANGE.from, to = RANGE.to] = (said('RANGE')[0] ?? '')
    .split('/')
    .filter(Boolean)
    .map(Date.parse);
  const wanted = { times: said('BUSY'), leftOut: Number(said('UNREAD')[0] ?? 0) };
  for (const text of [file, file.replaceAll('\n', '\r\n')])
    expect(read(text, { from, to })).toEqual(wanted);
  for (const timeZone of said('ZONE'))
    expect(read(file.replace(/;TZID=[^:]*/g, ''), { from, to, timeZone }), 'floating').toEqual(
      wanted,
    );
});

test('our own booking that comes back is not busy, unless the agency moves or lengthens it', () => {
  const file = readFileSync(`${FOLDER}/google-busy-only.ics`, 'utf8');
  const own = (start: string, end: string) => {
    const at = (time: string) => Date.parse(`2026-06-01T${time}Z`);
    return { own: new Map([['busy@google.com', { start: at(start), end: at(end) }]]) };
  };
  expect(read(file, own('12:00', '12:45')).times).toEqual([]);
  expect(read(file, own('13:00', '13:45')).times).toHaveLength(1);
  expect(read(file, own('12:00', '12:30')).times).toHaveLength(1);
});

test('the busy periods of a line that is too long for the parser are busy, whatever is between them', () => {
  const periods = `${'20260602T080000Z/PT1H,'.repeat(2_000)}whenever,20260603T080000Z/20260603T090000Z`;
  const file = `BEGIN:VCALENDAR\nBEGIN:VFREEBUSY\nFREEBUSY:${periods}\nEND:VFREEBUSY\nEND:VCALENDAR`;
  expect(read(file)).toEqual({
    leftOut: 1,
    times: ['2026-06-02T08:00Z/2026-06-02T09:00Z', '2026-06-03T08:00Z/2026-06-03T09:00Z'],
  });
});

test('a gap in which no call fits is busy', () => {
  const file = readFileSync(`${FOLDER}/google-moved.ics`, 'utf8');
  expect(read(file, { minGap: 7 * 24 * 60 }).times).toHaveLength(1);
});

test('single events and those nearest to now come first, and what is over the limit is named', () => {
  const events = [
    timed('20260101', 'UID:c\nRRULE:FREQ=DAILY'),
    timed('20260605', 'UID:b'),
    timed('20260602', 'UID:a'),
  ];
  const file = `BEGIN:VCALENDAR\n${events.join('')}END:VCALENDAR`;
  let left = 2;
  const isSpent = () => {
    left -= 1;
    return left < 0;
  };
  expect(read(file, { isSpent })).toEqual({
    leftOut: 1,
    times: ['2026-06-02T08:00Z/2026-06-02T09:00Z', '2026-06-05T08:00Z/2026-06-05T09:00Z'],
  });
});

const event = (lines: string) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT\n`;
const timed = (start: string, lines: string) =>
  event(`DTSTART:${start}T080000Z\nDTEND:${start}T090000Z\n${lines}`);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

// Runs in a separate process, since a test cannot stop its own endless loop.
test.each([
  ['a rule without a match', timed('20260602', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO'), 0],
  ['31 April', timed('20260602', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31'), 0],
  [
    '29 February of odd years',
    timed('20250301', 'RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29'),
    0,
  ],
  ['every second', timed('20260602', 'RRULE:FREQ=SECONDLY'), 1],
  ['a hundred thousand times', timed('19000101', 'RRULE:FREQ=DAILY;COUNT=100000'), 0],
  [
    'every minute of every hour',
    timed('20260602', `RRULE:FREQ=HOURLY;BYMINUTE=${times(59, (at) => `${at},`)}59`),
    1,
  ],
  [
    'daily without an end, 2,000 times',
    times(2_000, (at) => timed('20150101', `UID:${at}\nRRULE:FREQ=DAILY`)),
    0,
  ],
  [
    'a zone whose rule has no match',
    `BEGIN:VTIMEZONE\nTZID:x\nBEGIN:STANDARD\nDTSTART:20260602T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0100\nRRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO\nEND:STANDARD\nEND:VTIMEZONE\n${event('DTSTART;TZID=x:20260602T080000')}`,
    0,
  ],
  ['100,000 events that are empty', times(100_000, () => event('')), 100_000],
  [
    '900 excluded dates',
    timed(
      '20230602',
      `RRULE:FREQ=DAILY\n${times(900, (at) => `EXDATE:${basicDate(Date.UTC(2024, 0, at))}T080000Z\n`)}`,
    ),
    0,
  ],
])('%s', (_, events, leftOut) => {
  const input = `BEGIN:VCALENDAR\n${events}END:VCALENDAR\n`;
  const args = ['tests/service/read-calendars.ts'];
  const { stdout } = spawnSync(process.execPath, args, { input, timeout: 30_000 });
  expect(JSON.parse(`${stdout}`).total).toBe(leftOut);
});
