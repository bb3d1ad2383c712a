import { expect, test } from 'vitest';
import { runOutboxOnce } from '../../src/service/outbox/dispatcher.ts';
import { header, readable, testOutbox } from './outbox-setup.ts';
import { mailServer, receiver } from './receivers.ts';
import { DAY, TEXTS } from './setup.ts';

const bookings = async (env: Record<string, string> = {}, language = 'en-GB') => {
  const mail = await mailServer();
  const nynorsk = { ...TEXTS, name: 'Byrået', language: 'nn-NO', folder: '/nn' };
  const outbox = await testOutbox({ ...mail.env, ...env }, { nn: nynorsk });
  const booked = await outbox.book(language);
  const to = (recipient: string) =>
    mail.emails.filter(({ recipients }) => recipients[0] === recipient).map(({ text }) => text);
  return {
    ...booked,
    clock: outbox.clock,
    parts: outbox.parts,
    store: outbox.store,
    guest: () => to('noor@fernway.example'),
    host: () => to('team@agency.example'),
  };
};

test('guest and host get an email with a calendar file when a time is booked and when it is cancelled', async () => {
  const { id, cancel, parts, guest, host } = await bookings();
  await runOutboxOnce(parts);
  await cancel();
  await runOutboxOnce(parts);
  const [toGuest = '', cancelled = ''] = guest();
  expect(header(toGuest, 'Message-ID')).toBe(`<${id}.booking-guest@agency.example>`);
  for (const email of [toGuest, cancelled, ...host()])
    expect(header(email, 'From')).toBe(`${TEXTS.name} <team@agency.example>`);
  expect(header(toGuest, 'Reply-To')).toBe(`${TEXTS.name} <hello@agency.example>`);
  expect(readable(toGuest + cancelled)).not.toContain('A secret note');
  expect(toGuest).toMatch(/text\/calendar;.*method=REQUEST/);
  expect(cancelled).toMatch(/text\/calendar;.*method=CANCEL/);
  expect(header(cancelled, 'Message-ID')).toBe(`<${id}.cancel-guest@agency.example>`);
  expect(header(host()[0] ?? '', 'Reply-To')).toBe('Noor Haddad <noor@fernway.example>');
  expect(readable(host()[0])).toContain('A secret note');
  expect(host()[0]).toMatch(/text\/calendar;.*method=PUBLISH/);
  expect(host()).toHaveLength(2);
});

test('mail that works again after the call tells the agency of it, and invites the guest no more', async () => {
  const { clock, parts, guest, host } = await bookings();
  clock.now += 2 * DAY;
  await runOutboxOnce(parts);
  expect([guest().length, host().length]).toEqual([0, 1]);
});

test.each([
  [{ ALLOWED_ORIGINS: '' }, 'en-GB', 'https://agency.example/booking/'],
  [{ ALLOWED_ORIGINS: 'https://evil.example' }, 'nn-NO', 'https://evil.example/nn/booking/'],
  [{ SITE_URL: '' }, 'fi-FI', 'http://localhost:4321/booking/'],
])('with %j a guest who booked in %s gets a link to %s', async (env, language, address) => {
  const { id, parts, guest } = await bookings(env, language);
  await runOutboxOnce(parts);
  expect(readable(guest()[0])).toContain(`${address}${id}?t=token-of-guest`);
});

test('a booking goes out as webhooks without the guest’s token; one cancelled first is only said to be cancelled', async () => {
  const { calls, env } = await receiver();
  const { id, cancel, parts, store } = await bookings(env);
  await runOutboxOnce(parts);
  await cancel();
  await store.enqueue({ subjectId: id, kind: 'booking-webhook', now: 0 });
  await runOutboxOnce(parts);
  const sent = calls.map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).type]);
  expect(sent).toEqual([
    [`${id}.booking-webhook`, 'booking.made'],
    [`${id}.cancel-webhook`, 'booking.cancelled'],
  ]);
  expect(calls.map(({ body }) => body).join()).not.toContain('token-of-guest');
  expect(calls[0]?.body).toContain('A secret note');
});
