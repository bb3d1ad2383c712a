import { describe, expect, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { words } from '../../support/built-site.ts';
import { formService, site } from '../../support/copy.ts';
import { commonServer, post, postJson } from './server.ts';

const isOurs = features.booking && !site.bookingUrl;
const server = commonServer();
const guest = { name: 'Noor Haddad', email: 'noor@fernway.example' };

/** The starts of all free times. */
async function times(): Promise<string[]> {
  const answer = await fetch(`${server.site}/booking/slots`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const { slots } = (await answer.json()) as { slots: { start: string }[] };
  expect(slots.length).toBeGreaterThan(10);
  return slots.map(({ start }) => start);
}

describe.skipIf(!isOurs)('booking', () => {
  // The pages themselves are in tests/browser/booking.spec.ts.
  test('a time is found in a zone of choice, booked, put into a calendar and cancelled', async () => {
    const [start = ''] = await times();
    const page = await (await fetch(`${server.site}/booking?tz=Asia/Dubai`)).text();
    expect(page).toMatch(/<option[^>]*selected=""[^>]*>Asia\/Dubai/);
    expect(page).toContain(`value="${start}"`);
    const fields = { ...guest, start, _id: crypto.randomUUID() };
    const booked = await post(server, fields, {}, '/booking/book');
    expect(booked.status).toBe(303);
    const url = booked.headers.get('location') ?? '';
    const [, id = '', t = ''] = /\/booking\/([\da-f-]{36})\?t=([\w-]{20,})$/.exec(url) ?? [];
    expect(url).toBe(`${server.site}/booking/${id}?t=${t}`);
    const ics = url.replace('?', '.ics?');
    const again = await postJson(server, fields, {}, '/booking/book');
    expect(await again.json()).toMatchObject({ ok: true, id, start, url, ics });
    const calendar = await fetch(ics);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain('BEGIN:VEVENT\r\n');
    const gone = await postJson(server, { t }, {}, `/booking/${id}/cancel`);
    expect(await gone.json()).toEqual({ ok: true, id });
  });

  test('a refusal is a problem for scripts and a page for people', async () => {
    const fields = { ...guest, start: '2020-01-01T00:00:00Z' };
    const json = await postJson(server, fields, {}, '/booking/book');
    expect([json.status, await json.json()]).toMatchObject([422, { code: 'slot_unknown' }]);
    const page = await post(server, fields, {}, '/booking/book');
    expect(page.status).toBe(422);
    expect(words(await page.text())).toContain(formService.errors.slot_unknown.title);
  });
});

test.each(['/booking/x', '/booking/x.ics', `/booking/${crypto.randomUUID()}?t=x`])(
  '%s, which is no booking, is 404',
  async (path) => {
    expect((await fetch(server.site + path)).status).toBe(404);
  },
);
