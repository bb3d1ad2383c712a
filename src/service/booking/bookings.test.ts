import { expect, test } from 'vitest';
import {
  BOOKING,
  booking,
  HOUR,
  memoryLog,
  NOW,
  postOf,
  SITE,
  settingsOf,
  TEXTS,
  temporaryStore,
} from '../../../tests/service/setup.ts';
import { sha256 } from '../store/ids.ts';
import { createBookings } from './bookings.ts';
import { ics } from './ics.ts';

const GUEST = { name: 'Noor Haddad', email: 'noor@fernway.example', timeZone: 'Asia/Dubai' };
const _id = 'abcdefgh-1';

async function bookings(
  env: Record<string, string> = {},
  texts = TEXTS,
  readDiary: Parameters<typeof createBookings>[0]['readDiary'] = null,
) {
  const { store } = await temporaryStore();
  const settings = settingsOf({ RATE_PER_MINUTE: '100', RATE_PER_HOUR: '1000', ...env });
  const open = (site = texts, time = NOW) =>
    createBookings({
      store,
      texts: { default: site, languages: { nb: { ...TEXTS, folder: '/nb', language: 'nb-NO' } } },
      settings,
      targets: { made: ['booking-guest'], cancelled: ['cancel-guest'] },
      now: () => time,
      log: memoryLog().log,
      onQueued: () => {},
      readDiary,
    });
  const service = open();
  const starts = async () =>
    (await service.available()).map(({ start }) => new Date(start).toISOString());
  const book = (fields: Record<string, string>, address = '198.51.100.1', language?: string) =>
    service.book(postOf({ ...GUEST, ...fields }, { address }, language));
  return { ...service, store, starts, book, reopened: open };
}

const tokenIn = (url: string) => new URL(url).searchParams.get('t') ?? '';
const outcome = (work: Promise<unknown>) =>
  work.then(() => 'booked').catch((error: { code: string }) => error.code);

test('booked, found, put into the calendar, cancelled: the slot is free again', async () => {
  const { book, find, cancel, calendar, starts, store } = await bookings();
  const [start = ''] = await starts();
  const { booking, url, ics: file } = await book({ start, note: 'Two sites' }, undefined, 'nb');
  const token = tokenIn(url);
  expect(url).toBe(`${SITE}/nb/booking/${booking.id}?t=${token}`);
  expect(file).toBe(`${SITE}/nb/booking/${booking.id}.ics?t=${token}`);
  expect(await starts()).not.toContain(start);
  const found = await find(booking.id, token);
  expect(found).toMatchObject({ data: { ...GUEST, token, site: SITE, language: 'nb-NO' } });
  const calendarFile = calendar(found, undefined).replaceAll('\r\n ', '');
  for (const line of ['DTSTART:20260602T080000Z', 'at 12:00 Gulf Standard Time'])
    expect(calendarFile).toContain(`${line}\r\n`);
  expect(calendarFile).not.toContain('ATTENDEE');
  await expect(find(booking.id, 'wrong')).rejects.toMatchObject({ status: 404 });
  await expect(cancel(booking.id, 'wrong', postOf({}))).rejects.toMatchObject({ status: 404 });
  for (let click = 0; click < 2; click += 1) {
    expect((await cancel(booking.id, token, postOf({}))).cancelledAt).toBe(NOW);
  }
  expect(await starts()).toContain(start);
  expect(await outcome(book({ start }))).toBe('booked');
  const kinds = (await store.deliveries({ subjectId: booking.id })).map(({ kind }) => kind);
  expect(kinds).toEqual(['booking-guest', 'cancel-guest']);
});

test('the same post twice is one booking and one link; its key books nothing else, then or after it was cancelled', async () => {
  const { book, cancel, starts } = await bookings();
  const [start = '', next = ''] = await starts();
  const [one, two] = await Promise.all([book({ start, _id }), book({ start, _id })]);
  expect(one.url).toBe(two.url);
  const reused = 'booking_id_reused';
  expect(await outcome(book({ start, _id, email: 'other@fernway.example' }))).toBe(reused);
  expect(await outcome(book({ start: next, _id }))).toBe(reused);
  await cancel(one.booking.id, tokenIn(one.url), postOf({}));
  expect(await outcome(book({ start, _id })), 'it would look booked').toBe(reused);
});

const AFTERNOON: [string, string][] = [['14:00', '15:00']];
const LATER_HOURS = { ...BOOKING.hours, tue: AFTERNOON };

test.each<[what: string, booking: typeof BOOKING, now: number]>([
  ['the notice of its time has passed', BOOKING, NOW + 2 * HOUR],
  ['its time is outside new opening hours', { ...BOOKING, hours: LATER_HOURS }, NOW],
])(
  'a post that comes again after %s gets its booking; another one is refused',
  async (_what, booking, now) => {
    const { book, starts, reopened } = await bookings();
    const start = (await starts())[0] ?? '';
    const { url } = await book({ start, _id });
    const later = reopened({ ...TEXTS, booking }, now);
    expect((await later.book(postOf({ ...GUEST, start, _id }))).url).toBe(url);
    expect(await outcome(later.book(postOf({ ...GUEST, start })))).toBe('slot_unknown');
  },
);

test('a call that is over is shown and not cancelled; an id that is none is not looked for', async () => {
  const { store, find, cancel } = await bookings();
  const over = booking('guest', NOW - HOUR, NOW);
  await store.book(over);
  const { token } = over.data;
  expect(await outcome(cancel(over.id, token, postOf({})))).toBe('not_found');
  expect((await find(over.id, token)).cancelledAt).toBe(0);
  await store.close();
  expect(await outcome(find('\0', token))).toBe('not_found');
});

test('the token needs the secret of the server, and stays the same after a restart', async () => {
  const { book, starts, reopened } = await bookings();
  const { url } = await book({ start: (await starts())[0] ?? '', _id });
  const token = tokenIn(url);
  for (const text of [_id, `token ${_id}`]) expect(token).not.toBe(sha256(text));
  const again = await reopened().book(
    postOf({ ...GUEST, start: new Date(NOW + 25 * HOUR).toISOString(), _id }),
  );
  expect(again.url).toBe(url);
  const set = await bookings({ BOOKING_SECRET: 'x'.repeat(32) });
  const other = await set.book({ start: (await set.starts())[0] ?? '', _id });
  expect(tokenIn(other.url)).not.toBe(token);
});

test.each<[Record<string, string>, string]>([
  [{ start: new Date(NOW + HOUR).toISOString() }, 'slot_unknown'],
  [{ start: 'nonsense' }, 'slot_unknown'],
  [{ email: 'nope' }, 'booking_invalid'],
  [{ name: ' ' }, 'booking_invalid'],
  [{ _gotcha: 'x' }, 'booking_trap'],
])('%j is refused: %s', async (fields, code) => {
  const { book, starts } = await bookings();
  const [start = ''] = await starts();
  expect(await outcome(book({ start, ...fields }))).toBe(code);
  expect(await starts()).toContain(start);
});

const NONE = { total: 0, named: [] };

test('what the diary has is neither offered nor booked; a post waits for its news, and sent again finds its booking', async () => {
  const found = { times: [{ start: NOW, end: NOW }], leftOut: NONE };
  const readDiary = () => store.keepReading({ at: NOW, now: NOW, found });
  const { book, starts, store } = await bookings({}, undefined, readDiary);
  const [free = '', next = ''] = await starts();
  await book({ start: free, _id });
  found.times = [{ start: NOW, end: NOW + 26 * HOUR }];
  expect(await outcome(book({ start: next }))).toBe('slot_taken');
  expect(await outcome(book({ start: free, _id }))).toBe('booked');
  expect(await starts()).not.toContain(next);
});

test('while the diary cannot be read or never was, booking goes on by what was known, or not at all', async () => {
  const times = [{ start: NOW, end: NOW + 26 * HOUR }];
  const cases = { open: [10, 8, 'booked'], closed: [0, 0, 'slot_taken'] } as const;
  for (const withoutDiary of ['open', 'closed'] as const) {
    const texts = { ...TEXTS, booking: { ...BOOKING, withoutDiary } };
    const { book, starts, store } = await bookings({}, texts, async () => {});
    const beforeReading = (await starts()).length;
    await store.keepReading({ at: NOW - HOUR, now: NOW, found: { times: [], leftOut: NONE } });
    const [, , third = ''] = await starts();
    await store.keepReading({ at: NOW - HOUR, now: NOW, found: { times, leftOut: NONE } });
    for (const at of [NOW - HOUR, NOW]) await store.keepReading({ at, now: NOW, found: null });
    const found = [beforeReading, (await starts()).length, await outcome(book({ start: third }))];
    expect(found).toEqual(cases[withoutDiary]);
  }
});

test('a post of another site is refused', async () => {
  const { starts, reopened } = await bookings();
  const service = reopened();
  const facts = { origin: 'https://evil.example', fetchSite: 'cross-site' };
  const post = postOf({ ...GUEST, start: (await starts())[0] ?? '' }, facts);
  expect(await outcome(service.book(post))).toBe('foreign_origin');
  expect(await outcome(service.cancel('x', 'y', post))).toBe('foreign_origin');
});

test('a network books ten times a day, cancelled ones included; a repeat and a time that was taken cost none', async () => {
  const { book, cancel, starts } = await bookings({ RATE_PER_MINUTE: '5' });
  const [taken = '', start = ''] = await starts();
  await book({ start: taken, email: 'first@x.example' }, '203.0.113.9');
  expect(await outcome(book({ start: taken }))).toBe('slot_taken');
  const bookAs = (guest: number) =>
    book({ start, email: `g${guest}@x.example`, _id: `id-${guest}-of-guest` });
  for (let guest = 1; guest < 10; guest += 1) {
    const { booking } = await bookAs(guest);
    await cancel(booking.id, booking.data.token, postOf({}));
  }
  const { url } = await bookAs(10);
  expect((await bookAs(10)).url).toBe(url);
  const [next = ''] = await starts();
  expect(await outcome(book({ start: next, email: 'g11@x.example' }))).toBe('too_many_bookings');
});

test('a guest books twice, from whatever network and however the address is written', async () => {
  const { book, starts } = await bookings();
  const tries = [];
  for (const [index, start] of (await starts()).slice(0, 3).entries()) {
    const email = index % 2 ? 'Victim <victim@MÜLLER.example.>' : 'Victim@xn--mller-kva.example';
    tries.push(await outcome(book({ start, email }, `203.0.113.${index}`)));
  }
  expect(tries).toEqual(['booked', 'booked', 'too_many_bookings']);
});

test('one customer of IPv6 is one network; above the day’s cap the first booking of another is made', async () => {
  const { book, starts, store } = await bookings({
    BOOKINGS_PER_DAY: '3',
    BOOKINGS_PER_NETWORK: '3',
  });
  // A booking made on another day.
  await store.book(booking('earlier', 1_000, 2_000));
  const free = await starts();
  const bookFrom = (address: string) => {
    const start = free.shift() ?? '';
    return book({ start, email: `g${free.length}@x.example` }, address);
  };
  for (const group of [1, 2, 3]) await bookFrom(`2001:db8:1:${group}::1`);
  await expect(bookFrom('2001:db8:1:4::1')).rejects.toMatchObject({ status: 429 });
  await bookFrom('2001:db8:2::1');
  const second = { code: 'too_many_bookings', retryAfter: 86_400 };
  await expect(bookFrom('2001:db8:2::2')).rejects.toMatchObject(second);
  await bookFrom('203.0.113.9');
});

test('wrong tokens are counted apart from bookings', async () => {
  const { book, cancel, find, starts } = await bookings({ RATE_INVALID_PER_MINUTE: '2' });
  const tries = [];
  for (let index = 0; index < 3; index += 1)
    tries.push(await outcome(cancel('x', 'wrong', postOf({}))));
  expect(tries).toEqual(['not_found', 'not_found', 'too_many']);
  expect(await outcome(find('x', 'wrong'))).toBe('not_found');
  expect(await outcome(book({ start: (await starts())[0] ?? '' }))).toBe('booked');
});

test('the calendar file has folded lines and escaped text', () => {
  const name = 'A "B"\r\nX:Y';
  const cancelled = { ...booking('guest', NOW, NOW + HOUR), cancelledAt: NOW + 5_000 };
  const title = `Tea; cake, and \\ ${'👩🏽‍🍳'.repeat(20)}`;
  const texts = { ...TEXTS, name, booking: { ...BOOKING, title, place: 'Here\nthere' } };
  cancelled.data.email = 'müller@Müller.example';
  const { content: file } = ics(cancelled, { method: 'REQUEST', texts });
  expect(file.replaceAll('\r\n ', '')).toContain(':mailto:m%C3%BCller@xn--mller-kva.example\r\n');
  const lines = ['METHOD:CANCEL', 'STATUS:CANCELLED', 'LOCATION:Here\\nthere'];
  for (const line of lines) expect(file).toContain(`\r\n${line}`);
  expect(file).toContain('Tea\\; cake\\, and \\\\');
  expect(file).not.toContain('\r\nX:Y');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the agency’s calendar file says who comes, and invites nobody', () => {
  const who = 'Noor, of "Fernway" <noor@fernway.example>\r\nX:Y';
  const { content } = ics(booking('guest', NOW, NOW + HOUR), {
    method: 'PUBLISH',
    texts: TEXTS,
    who,
  });
  const file = content.replaceAll('\r\n ', '');
  const [before = ''] = TEXTS.messages.bookingEmail.with.split('{who}');
  expect(file).toContain(
    `DESCRIPTION:${before}Noor\\, of "Fernway" <noor@fernway.example>\\nX:Y\\n`,
  );
  expect(file).not.toContain('ATTENDEE');
});

test('where nothing is bookable, everything is not found', async () => {
  const { available, book } = await bookings({}, { ...TEXTS, booking: null });
  expect(await outcome(available())).toBe('not_found');
  expect(await outcome(book({ start: '' }))).toBe('not_found');
});
