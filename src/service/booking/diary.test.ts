import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
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

const file = (...events: string[]) =>
  `BEGIN:VCALENDAR\n${events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT\n`).join('')}END:VCALENDAR\n`;
const MEETING = 'UID:meeting\nDTSTART:20260602T080000Z\nDTEND:20260602T083000Z';
const MEETING_TIME = [{ start: NOW + 25 * HOUR, end: NOW + 25.5 * HOUR }];

/** A diary whose calendar is answered by `answer`. */
async function diary(answer: RequestListener) {
  const listener = vi.fn(answer);
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { store } = await temporaryStore();
  const { lines, log } = memoryLog();
  const clock = { now: NOW };
  const settings = settingsOf({ CALENDAR_URLS: `http://127.0.0.1:${port}/secret` });
  const texts = { default: TEXTS, languages: {} };
  const read = createDiary({ store, settings, texts, now: () => clock.now, log });
  return {
    read: (ms = 60_000) => read?.(ms),
    known: () => store.diary({}),
    listener,
    ...{ store, lines, clock },
  };
}

test('busy times are kept for five minutes, and then read again', async () => {
  const { read, known, listener, clock } = await diary(
    (_, answer) => void answer.end(file(MEETING)),
  );
  await Promise.all([read(), read()]);
  clock.now += 5 * MINUTE - 1;
  await read();
  expect(await known()).toEqual({ readAt: NOW, failedFrom: 0, failedAt: 0, times: MEETING_TIME });
  expect(listener).toHaveBeenCalledTimes(1);
  clock.now += 1;
  await read();
  // A clock that was ahead.
  clock.now -= 24 * HOUR;
  await read();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('our own booking is not busy in the diary, also where it was cancelled', async () => {
  const own = booking('guest', NOW + 25 * HOUR, NOW + 25.5 * HOUR);
  const calendar = file(MEETING.replace('meeting', own.id));
  const { read, known, store } = await diary((_, answer) => void answer.end(calendar));
  await store.book(own);
  await store.cancelBooking({ ...own, now: NOW, targets: [] });
  await read();
  expect((await known()).times).toEqual([]);
});

test.each<[what: string, code: string, answer: RequestListener]>([
  ['an error', 'http_404', (_, answer) => void answer.writeHead(404).end()],
  [
    'a redirect to http',
    'http_302',
    (_, answer) => void answer.writeHead(302, { location: '/' }).end(),
  ],
  ['a page', 'no_calendar', (_, answer) => void answer.end('<title>Sign in</title>')],
  ['half a file', 'no_calendar', (_, answer) => void answer.end(file(MEETING).slice(0, -20))],
  ['11 MB', 'too_large', (_, answer) => void answer.end(file(MEETING) + ' '.repeat(11 * 2 ** 20))],
  ['nothing', 'UND_ERR_SOCKET', (_, answer) => void answer.destroy()],
])(
  '%s is a failed reading (%s); what was read before counts, and the log names no address',
  async (_what, code, answer) => {
    let isWell = true;
    const { read, known, lines, clock } = await diary((request, response) =>
      isWell ? void response.end(file(MEETING)) : answer(request, response),
    );
    await read();
    isWell = false;
    for (let tries = 0; tries < 2; tries += 1) {
      clock.now += HOUR;
      expect(unreadSince(await known())).toBeNull();
      await read();
    }
    const failedFrom = NOW + HOUR;
    expect(await known()).toEqual({
      readAt: NOW,
      failedFrom,
      failedAt: clock.now,
      times: MEETING_TIME,
    });
    expect(unreadSince(await known())).toBe(failedFrom);
    expect(lines.join()).toContain(`"code":"${code}"`);
    expect(lines.join()).not.toMatch(/secret|127\.0\.0\.1/);
  },
);

test('whoever waits does so for a limited time', async () => {
  const { read, known } = await diary(() => {});
  await read(20);
  expect(await known()).toMatchObject({ readAt: 0, failedAt: 0 });
});
