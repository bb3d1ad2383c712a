import { expect, test } from 'vitest';
import { ics } from '../../inbox/booking/ics.ts';
import { allSlots } from '../../inbox/booking/slots.ts';
import {
  BOOKING_CONFIG,
  type Booked,
  bookable,
  HOUR,
  iso,
  MONDAY,
  visitor,
  week,
} from './bookable.ts';
import { mailServer } from './receivers.ts';
import { post, postJson, testService, until } from './service.ts';

test('slots: from the weekly hours, after the notice, up to the horizon', () => {
  const slots = allSlots(BOOKING_CONFIG, MONDAY).map(({ start }) => iso(start));
  expect(slots.slice(0, 2)).toEqual(['2026-06-02T08:00:00.000Z', '2026-06-02T08:30:00.000Z']);
  expect(slots.at(-1)).toBe('2026-06-08T08:30:00.000Z');
  expect(slots).toHaveLength(10);
});

test('slots keep their local time when the clock changes, and skip the missing hour', () => {
  const siteConfig = {
    ...BOOKING_CONFIG,
    noticeHours: 0,
    horizonDays: 3,
    hours: { sun: week, mon: week },
  };
  const spring = allSlots(siteConfig, Date.parse('2026-03-28T12:00:00Z')).map(({ start }) =>
    iso(start),
  );
  expect(spring[0]).toBe('2026-03-29T08:00:00.000Z');
  const autumn = allSlots(siteConfig, Date.parse('2026-10-24T12:00:00Z')).map(({ start }) =>
    iso(start),
  );
  expect(autumn[0]).toBe('2026-10-25T09:00:00.000Z');
  const night = { ...siteConfig, hours: { sun: [['00:30', '02:30']] as [string, string][] } };
  const slots = allSlots(night, Date.parse('2026-03-28T12:00:00Z')).map(({ start }) => iso(start));
  expect(slots).toEqual(['2026-03-29T00:30:00.000Z', '2026-03-29T01:00:00.000Z']);
});

test('of 40 parallel bookings of one slot exactly one stands', async () => {
  const { list, book, store } = await bookable();
  const [start = ''] = await list();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      book({ ...visitor, start, email: `v${index}@x.example` }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(39);
  expect((await store.stats({})).bookings).toBe(1);
  expect(await list()).not.toContain(start);
});

test('the same post twice is one booking and one link', async () => {
  const { list, book } = await bookable();
  const fields = { ...visitor, start: (await list())[0] ?? '', _id: crypto.randomUUID() };
  const [first, second] = await Promise.all([book(fields), book(fields)]);
  expect(await first.json()).toEqual(await second.json());
  const corrected = await book({ ...fields, email: 'other@fernway.example' });
  expect(corrected.status, 'nobody is told that other details are booked').toBe(409);
});

test('booked, seen, put into the calendar, cancelled: the slot is free again', async () => {
  const { origin, list, book } = await bookable();
  const [start = ''] = await list();
  const made = (await (await book({ ...visitor, start })).json()) as Booked;
  const page = await (await fetch(made.url)).text();
  expect(page).toContain('Tuesday, 2 June 2026 at 12:00 GMT+4');
  const file = await fetch(made.ics);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('DTSTART:20260602T080000Z\r\n');
  const path = `/booking/${made.id}/cancel`;
  expect((await post(origin, { t: 'wrong' }, { path })).status).toBe(404);
  expect(await list()).not.toContain(start);
  const t = new URL(made.url).searchParams.get('t') ?? '';
  const gone = await post(origin, { t }, { path });
  expect(gone.status).toBe(200);
  expect(await gone.text()).toContain('is free again');
  expect(await list()).toContain(start);
  expect((await post(origin, { t }, { path })).status).toBe(200);
});

test('without scripts: the picker is a page, booking ends at its link', async () => {
  const { origin, list, book } = await bookable();
  const page = await fetch(`${origin}/booking?tz=Asia/Dubai`);
  const html = await page.text();
  expect(html).toContain('Times are shown for Asia/Dubai');
  expect(html).toContain('<option value="2026-06-02T08:00:00.000Z">Tue 2 Jun, 12:00</option>');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const done = await book({ ...visitor, start: (await list())[0] ?? '' }, 'text/html');
  expect(done.status).toBe(303);
  expect(done.headers.get('location')).toMatch(/\/booking\/[0-9a-f-]{36}\?t=[\w-]{32}$/);
});

test('what cannot be booked', async () => {
  const { origin, list, book } = await bookable();
  const start = (await list())[0] ?? '';
  const cases: [Record<string, string>, number][] = [
    [{ ...visitor, start: iso(MONDAY + HOUR) }, 422],
    [{ ...visitor, start: 'nonsense' }, 422],
    [{ ...visitor, start, email: 'nope' }, 422],
    [{ ...visitor, start, name: ' ' }, 422],
    [{ ...visitor, start, _gotcha: 'x' }, 422],
  ];
  for (const [fields, status] of cases) expect((await book(fields)).status).toBe(status);
  const foreign = await post(
    origin,
    { ...visitor, start },
    {
      path: '/booking/book',
      headers: { origin: 'https://evil.example' },
    },
  );
  expect(foreign.status).toBe(403);
  for (const path of ['/booking/x', '/booking/00000000-0000-0000-0000-000000000000?t=x']) {
    expect((await fetch(origin + path)).status).toBe(404);
  }
  expect(await list()).toContain(start);
});

test('e-mails go to both sides, with a calendar part; the guest’s holds no foreign words', async () => {
  const { emails, env } = await mailServer();
  const { list, book } = await bookable(env);
  await book({ ...visitor, start: (await list())[0] ?? '', note: 'Buy cheap pills' });
  await until(() => emails.length === 2);
  const guest = emails.find(({ recipients }) => recipients[0] === visitor.email);
  const host = emails.find(({ recipients }) => recipients[0] === 'team@agency.example');
  expect(guest?.text).toContain('text/calendar');
  expect(guest?.text).not.toContain('pills');
  expect(host?.text).toContain('pills');
  expect(host?.text).toContain(
    'Reply-To: "Noor Haddad" <noor@fernway.example>'.replaceAll('"', ''),
  );
});

test('the calendar file: folded lines, escaped text, cancellation', () => {
  const booking = {
    id: 'x',
    createdAt: MONDAY,
    startsAt: MONDAY,
    endsAt: MONDAY + HOUR,
    cancelledAt: MONDAY + 5000,
    data: { ...visitor, name: 'A "B"\r\nX:Y', note: '', token: '', site: '', key: '' },
  };
  const organizer = { name: 'Example Agency', email: 'hello@agency.example' };
  const file = ics(booking, {
    method: 'REQUEST',
    summary: `Tea; cake, and \\ ${'👩🏽‍🍳'.repeat(20)}`,
    place: 'Here\nthere',
    organizer,
    guestName: booking.data.name,
  });
  expect(file).toContain('METHOD:CANCEL\r\n');
  expect(file).toContain('STATUS:CANCELLED\r\n');
  expect(file).toContain('SUMMARY:Tea\\; cake\\, and \\\\');
  expect(file).toContain('LOCATION:Here\\nthere\r\n');
  expect(file).not.toContain('\r\nX:Y');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('without hours in the site’s configuration there is no booking', async () => {
  const { origin } = await testService();
  expect((await fetch(`${origin}/booking/slots`)).status).toBe(404);
  expect((await postJson(origin, visitor)).status).toBe(422);
});
