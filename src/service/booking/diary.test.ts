import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../../tests/service/receivers.ts';
import {
  booking,
  HOUR,
  MINUTE,
  memoryLog,
  NOW,
  settingsOf,
  TEXTS,
  temporaryStore,
} from '../../../tests/service/setup.ts';
import { unreadSince } from '../store/service-state.ts';
import { createDiary } from './diary.ts';
import type { Slot } from './slots.ts';

const FILE = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:meeting
DTSTART:20260602T080000Z
DTEND:20260602T083000Z
END:VEVENT
END:VCALENDAR`;
const times = [{ start: NOW + 25 * HOUR, end: NOW + 25.5 * HOUR }];

/** @param addresses paths or URLs of the calendars; the server answers a path with `reply` */
async function diary(...addresses: string[]) {
  const reply = { count: 0, status: 200, body: FILE, later: FILE.replaceAll('T08', 'T12') };
  const server = createServer(({ url }, answer) => {
    reply.count += 1;
    if (url === '/later') answer.end(reply.later);
    else answer.writeHead(reply.status, { location: '/elsewhere' }).end(reply.body);
  });
  const host = await listening(server);
  const { store } = await temporaryStore();
  const { lines, log } = memoryLog();
  const clock = { now: NOW };
  const settings = settingsOf({
    CALENDAR_URLS: addresses.map((path) => `${new URL(path, `http://${host}`)}`).join(','),
  });
  const texts = { default: TEXTS, languages: {} };
  const read = createDiary({ store, settings, texts, now: () => clock.now, log });
  if (!read) throw new Error('No diary.');
  return { read, known: () => store.diary({}), reply, store, lines, clock };
}

test('busy times are kept for five minutes, for a booking half of one, and then read again', async () => {
  const { read, known, reply, clock } = await diary('/secret');
  await Promise.all([read(), read()]);
  clock.now += 5 * MINUTE - 1;
  await read();
  const leftOut = { total: 0, named: [] };
  expect(await known()).toEqual({ readAt: NOW, failedFrom: 0, failedAt: 0, times, leftOut });
  expect(reply.count).toBe(1);
  clock.now += 1;
  await read();
  // The clock had been ahead.
  clock.now -= 24 * HOUR;
  await read();
  expect(reply.count).toBe(3);
  clock.now += MINUTE / 2 - 1;
  await read('booking');
  expect(reply.count).toBe(3);
  clock.now += 1;
  await read('booking');
  expect(reply.count).toBe(4);
});

test('the times of two calendars are busy', async () => {
  const { read, known } = await diary('/secret', '/later');
  await read();
  const later = times.map(({ start, end }) => ({ start: start + 4 * HOUR, end: end + 4 * HOUR }));
  expect((await known()).times).toEqual([...times, ...later]);
});

test('while a calendar fails, its last reading and the news of the others are busy', async () => {
  const { read, known, reply, lines, clock } = await diary('/secret', '/later');
  await read();
  Object.assign(reply, { status: 404, later: FILE.replaceAll('T08', 'T10') });
  clock.now += HOUR;
  await read();
  const starts = () =>
    known().then((diary) => diary.times.map(({ start }) => (start - NOW) / HOUR));
  expect(await starts()).toEqual([25, 27, 29]);
  expect(await known()).toMatchObject({ readAt: NOW, failedFrom: clock.now });
  expect(lines.join()).toContain('"calendar":1,"code":"http_404"');
  reply.status = 200;
  clock.now += HOUR;
  await read();
  expect(await starts(), 'it can be read again').toEqual([25, 27]);
  expect(unreadSince(await known())).toBeNull();
});

test('what another instance has read since then stays, whether the late reading fails or succeeds', async () => {
  const { store, known } = await diary('/secret');
  const leftOut = { total: 0, named: [] };
  const keep = (at: number, now: number, found: Slot[] | null) =>
    store.keepReading({ at, now, found: found && { times: found, leftOut } });
  await keep(NOW + MINUTE, NOW + MINUTE, times);
  await keep(NOW, NOW + 2 * MINUTE, null);
  await keep(NOW, NOW + 2 * MINUTE, []);
  expect(await known()).toMatchObject({ readAt: NOW + MINUTE, failedAt: 0, times });
});

test('our own booking is not busy in the diary, also where it was cancelled', async () => {
  const { read, known, reply, store } = await diary('/secret');
  const own = booking('guest', NOW + 25 * HOUR, NOW + 25.5 * HOUR);
  reply.body = FILE.replace('meeting', own.id);
  await store.book(own);
  await store.cancelBooking({ ...own, now: NOW, targets: [] });
  await read();
  expect((await known()).times).toEqual([]);
});

test.each([
  ['http_404', 404, ''],
  ['http_302', 302, ''],
  ['no_calendar', 200, '<title>Sign in</title>'],
  ['no_calendar', 200, FILE.slice(0, -20)],
  ['too_large', 200, FILE + ' '.repeat(11 * 2 ** 20)],
])(
  'a failed reading (%s, %i) leaves what was read before, and names no address',
  async (code, status, body) => {
    const { read, known, reply, lines, clock } = await diary('/secret');
    await read();
    Object.assign(reply, { status, body });
    for (let tries = 0; tries < 2; tries += 1) {
      clock.now += HOUR;
      expect(unreadSince(await known())).toBeNull();
      await read();
    }
    const failed = { failedFrom: NOW + HOUR, failedAt: clock.now };
    expect(await known()).toMatchObject({ readAt: NOW, ...failed, times });
    expect(unreadSince(await known())).toBe(failed.failedFrom);
    expect(reply.count, 'no redirect to http is followed').toBe(3);
    expect(lines.join()).toContain(`"code":"${code}"`);
    expect(lines.join()).not.toMatch(/secret|127\.0\.0\.1/);
  },
);

test('an answer that leads nowhere is asked for once', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 304 }));
  onTestFinished(() => asked.mockRestore());
  const { read, known } = await diary('https://calendar.example/secret');
  await read();
  expect((await known()).failedAt).toBe(NOW);
  expect(asked).toHaveBeenCalledOnce();
});
