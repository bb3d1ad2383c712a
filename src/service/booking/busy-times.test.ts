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
  isSpent: () => false,
};

function read(file: string, range: Partial<BusyRange> = {}) {
  const work = busyTimes(file.split(/(?=BEGIN:VCALENDAR)/), { ...RANGE, ...range });
  for (;;) {
    const { done, value } = work.next();
    if (!done) continue;
    const text = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;
    return { leftOut: value.leftOut.total, times: value.times.map(({ start, end }) => `${text(start)}/${text(end)}`) };
  }
}

/** What each file says of itself: X-BUSY, and where they are needed X-UNREAD, X-RANGE and X-ZONE. */
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

test('our own booking that comes back is not busy, unless it was moved', () => {
  const file = readFileSync(`${FOLDER}/google-busy-only.ics`, 'utf8');
  const own = (at: string) => ({ own: new Map([['busy@google.com', Date.parse(at)]]) });
  expect(read(file, own('2026-06-01T12:00Z')).times).toEqual([]);
  expect(read(file, own('2026-06-01T13:00Z')).times).toHaveLength(1);
});

test('a gap in which no call fits is busy', () => {
  const file = readFileSync(`${FOLDER}/google-moved.ics`, 'utf8');
  expect(read(file, { minGap: 7 * 24 * 60 }).times).toHaveLength(1);
});
