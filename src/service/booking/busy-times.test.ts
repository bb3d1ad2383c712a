import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BusyRange, busyTimes } from './busy-times.ts';

const FOLDER = 'tests/service/fixtures/calendars';
const RANGE: BusyRange = {
  from: Date.parse('2026-06-01T00:00Z'),
  to: Date.parse('2026-06-08T00:00Z'),
  timeZone: 'Europe/Berlin',
  minGap: 5,
  own: new Map(),
};

function read(file: string, range: Partial<BusyRange> = {}) {
  const work = busyTimes(file, { ...RANGE, ...range });
  for (;;) {
    const { done, value } = work.next();
    if (!done) continue;
    const text = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;
    return { ...value, times: value.times.map(({ start, end }) => `${text(start)}/${text(end)}`) };
  }
}

/** What each file says of itself: X-BUSY and X-UNREAD. */
test.each(readdirSync(FOLDER))('%s', (name) => {
  const file = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const times = [...file.matchAll(/^X-BUSY:(.*)$/gm)].map(([, time]) => time);
  const unread = Number(/^X-UNREAD:(.*)$/m.exec(file)?.[1] ?? 0);
  for (const text of [file, file.replaceAll('\n', '\r\n')])
    expect(read(text)).toEqual({ times, unread });
});

const CHANGES: [zone: string, local: string, instants: string][] = [
  ['Europe/Berlin', '20260329T023000/20260329T040000', '2026-03-29T01:30Z/2026-03-29T02:00Z'],
  ['Europe/Berlin', '20261025T023000/20261025T033000', '2026-10-25T00:30Z/2026-10-25T02:30Z'],
  ['America/Sao_Paulo', '20181104T003000/20181104T020000', '2018-11-04T03:30Z/2018-11-04T04:00Z'],
  ['America/Sao_Paulo', '20190216T233000/20190217T003000', '2019-02-17T01:30Z/2019-02-17T03:30Z'],
  ['Australia/Lord_Howe', '20261004T021500/20261004T030000', '2026-10-03T15:45Z/2026-10-03T16:00Z'],
  ['Australia/Lord_Howe', '20260405T014500/20260405T023000', '2026-04-04T14:45Z/2026-04-04T16:00Z'],
];
test.each(CHANGES)('the clocks of %s change: %s', (zone, local, busy) => {
  const [start = '', end = ''] = local.split('/');
  const from = Date.parse(busy.slice(0, 10)) - 86_400_000;
  const range = { from, to: from + 3 * 86_400_000 };
  const file = (id: string, rule = '') =>
    `\nBEGIN:VEVENT\nUID:a\nDTSTART${id}:${start}\nDTEND${id}:${end}${rule}\nEND:VEVENT\n`;
  for (const text of [file(`;TZID=${zone}`), file(`;TZID=${zone}`, '\nRRULE:FREQ=MONTHLY')])
    expect(read(text, range).times).toEqual([busy]);
  expect(read(file(''), { ...range, timeZone: zone }).times, 'floating').toEqual([busy]);
});

test('a series keeps its hour, and a whole day its length, when the clocks change', () => {
  const event = (lines: string) => `\nBEGIN:VEVENT\nUID:a\n${lines}\nEND:VEVENT\n`;
  const range = { from: Date.parse('2026-03-27T00:00Z'), to: Date.parse('2026-03-31T00:00Z') };
  const series =
    'DTSTART;TZID=Europe/Berlin:20260301T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=20260329T070000Z';
  expect(read(event(series), range).times).toEqual([
    '2026-03-27T08:00Z/2026-03-27T09:00Z',
    '2026-03-28T08:00Z/2026-03-28T09:00Z',
    '2026-03-29T07:00Z/2026-03-29T08:00Z',
  ]);
  const day = event('DTSTART;VALUE=DATE:20260329\nDTEND;VALUE=DATE:20260330');
  expect(read(day, range).times).toEqual(['2026-03-28T23:00Z/2026-03-29T22:00Z']);
});

test('our own booking that comes back is not busy, unless it was moved', () => {
  const file = readFileSync(`${FOLDER}/google-busy-only.ics`, 'utf8');
  const start = Date.parse('2026-06-01T12:00Z');
  expect(read(file, { own: new Map([['busy@google.com', start]]) }).times).toEqual([]);
  expect(read(file, { own: new Map([['busy@google.com', start + 1]]) }).times).toHaveLength(1);
});

test('what is between two times and shorter than a call is busy', () => {
  const file = readFileSync(`${FOLDER}/google-moved.ics`, 'utf8');
  expect(read(file, { minGap: 7 * 24 * 60 }).times).toHaveLength(1);
});

test('no rule holds up the others', () => {
  const rules = [
    'DAILY;BYMONTH=2;BYMONTHDAY=30',
    'SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'WEEKLY;INTERVAL=999999999',
    'MONTHLY;INTERVAL=24;BYDAY=5MO',
    'MONTHLY;BYDAY=MO;BYSETPOS=9',
    `YEARLY;BYDAY=${Array(500).fill('53MO')}`,
  ];
  for (const rule of rules) {
    const lines = `DTSTART:00010205T080000Z\nDURATION:PT1H\nRRULE:FREQ=${rule}`;
    const work = busyTimes(`\nBEGIN:VEVENT\n${lines}\nEND:VEVENT\n`, RANGE);
    let longest = 0;
    for (let done: boolean | undefined = false; !done; ) {
      const { user, system } = process.threadCpuUsage();
      ({ done } = work.next());
      const after = process.threadCpuUsage();
      longest = Math.max(longest, after.user + after.system - user - system);
    }
    expect(longest / 1_000, rule).toBeLessThan(200);
  }
});
