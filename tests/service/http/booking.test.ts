import { expect, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { site } from '../../support/copy.ts';
import { commonServer, post, postJson } from './server.ts';

const server = commonServer();

// The pages themselves are in tests/browser/booking.spec.ts.
test.runIf(features.booking && !site.bookingUrl)('a time is booked and cancelled', async () => {
  const listed = await fetch(`${server.site}/booking/slots`);
  expect(listed.headers.get('content-type')).toBe('application/json');
  const { slots } = (await listed.json()) as { slots: { start: string }[] };
  expect(slots.length).toBeGreaterThan(10);
  const start = slots[0]?.start ?? '';
  const page = await (await fetch(`${server.site}/booking?tz=Asia/Dubai`)).text();
  expect(page).toMatch(/<option[^>]*selected=""[^>]*>Asia\/Dubai/);
  expect(page).toContain(`value="${start}"`);
  const fields = {
    name: 'Noor Haddad',
    email: 'noor@fernway.example',
    start,
    _id: crypto.randomUUID(),
  };
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
