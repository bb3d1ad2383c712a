import { expect, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { basePath } from '../../../src/content/site.ts';
import { words } from '../../support/built-site.ts';
import { formService, site } from '../../support/copy.ts';
import { post, postJson, type Server, sharedServer } from './server.ts';

const isOurs = features.booking && !site.bookingUrl;
const server = sharedServer();
const guest = { name: 'Noor Haddad', email: 'noor@fernway.example' };
const copy = formService.booking;

interface Times {
  slots: { start: string; end: string }[];
}
interface Booked {
  id: string;
  url: string;
  ics: string;
}

async function times({ site: address }: Server = server()): Promise<string[]> {
  const answer = await fetch(`${address}/booking/slots`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const { slots } = (await answer.json()) as Times;
  expect(slots.length).toBeGreaterThan(10);
  return slots.map(({ start }) => start);
}

const book = (fields: Record<string, string>, headers?: Record<string, string>) =>
  postJson(server(), { ...guest, ...fields }, headers, '/booking/book');
const asked = async (address: string) => {
  const answer = await fetch(address);
  return { status: answer.status, text: words(await answer.text()) };
};

test.skipIf(!isOurs)(
  'the list of times is a page without scripts, in a zone of choice',
  async () => {
    const [start = ''] = await times();
    const answer = await fetch(`${server().site}/booking?tz=Asia/Dubai`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>Asia\/Dubai/);
    expect(html).toContain(`value="${start}"`);
    expect(html).toContain(`action="${basePath}/booking/book"`);
    const head = await fetch(`${server().site}/booking`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  },
);

test.skipIf(!isOurs)(
  'a time is booked, seen, put into a calendar and cancelled without scripts',
  async () => {
    const [start = ''] = await times();
    const booked = await post(server(), { ...guest, start }, {}, '/booking/book');
    expect(booked.status).toBe(303);
    const link = booked.headers.get('location') ?? '';
    expect(link).toMatch(/\/booking\/[\da-f-]{36}\?t=[\w-]{20,}$/);
    expect(link.startsWith(`${server().site}/`)).toBe(true);
    const page = await asked(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain(copy.bookedTitle);
    const calendar = await fetch(link.replace('?', '.ics?'));
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain(`DTSTART:${start.replace(/[-:]|\.\d+/g, '')}\r\n`);
    expect(await times()).not.toContain(start);
    const { pathname, searchParams } = new URL(link);
    const cancel = (t: string) =>
      post(server(), { t }, {}, `${pathname.slice(basePath.length)}/cancel`);
    expect((await cancel('wrong')).status).toBe(404);
    const gone = await cancel(searchParams.get('t') ?? '');
    expect(gone.status).toBe(200);
    expect(words(await gone.text())).toContain(copy.cancelledTitle);
    expect(await times()).toContain(start);
  },
);

test.skipIf(!isOurs)('a script books, and the same post again is the same booking', async () => {
  const fields = { start: (await times())[1] ?? '', _id: crypto.randomUUID() };
  const first = await book(fields);
  expect(first.status).toBe(200);
  const made = (await first.json()) as Booked;
  expect(made).toMatchObject({ ok: true, start: fields.start });
  expect(made.ics).toBe(made.url.replace('?', '.ics?'));
  expect(await (await book(fields)).json()).toEqual(made);
  const t = new URL(made.url).searchParams.get('t') ?? '';
  const gone = await postJson(server(), { t }, {}, `/booking/${made.id}/cancel`);
  expect(await gone.json()).toEqual({ ok: true, id: made.id });
});

test.skipIf(!isOurs)('a refusal is a problem for scripts and a page for people', async () => {
  const fields = { ...guest, start: '2020-01-01T00:00:00Z' };
  const json = await book(fields);
  expect([json.status, json.headers.get('content-type')]).toEqual([
    422,
    'application/problem+json',
  ]);
  expect(await json.json()).toMatchObject({ code: 'slot_unknown' });
  const page = await post(server(), fields, {}, '/booking/book');
  expect(page.status).toBe(422);
  expect(words(await page.text())).toContain(formService.errors.slot_unknown.title);
});

test.each(['/booking/x', '/booking/x.ics', `/booking/${crypto.randomUUID()}?t=x`])(
  '%s, which is no booking, is 404',
  async (path) => {
    expect((await fetch(server().site + path)).status).toBe(404);
  },
);

test.skipIf(!isOurs).each([
  ['/booking', 'POST', 'GET, HEAD'],
  ['/booking/slots', 'PUT', 'GET, HEAD'],
  ['/booking/x', 'DELETE', 'GET, HEAD'],
  ['/booking/book', 'GET', 'POST, OPTIONS'],
  ['/booking/x/cancel', 'GET', 'POST, OPTIONS'],
])('%s answers %s with 405 and Allow: %s', async (path, method, allow) => {
  const answer = await fetch(server().site + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});
