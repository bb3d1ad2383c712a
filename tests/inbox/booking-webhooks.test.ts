import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { type Booked, bookable, visitor } from './bookable.ts';
import { mailServer, receiver, SECRET } from './receivers.ts';
import { post, until } from './service.ts';

type Call = Awaited<ReturnType<typeof receiver>>['calls'][number];
const verified = (call: Call | undefined) =>
  new Webhook(SECRET).verify(call?.body ?? '', (call?.headers ?? {}) as Record<string, string>);

/** Books the first free time and gives what was answered, with the key out of its link. */
async function bookFirst({ list, book }: Awaited<ReturnType<typeof bookable>>, note = '') {
  const [start = ''] = await list();
  const made = (await (await book({ ...visitor, start, note })).json()) as Booked;
  return { ...made, t: new URL(made.url).searchParams.get('t') ?? '' };
}

test('a booking and its cancellation go out as signed webhooks, without the visitor’s key', async () => {
  const { calls, env } = await receiver((response) => response.writeHead(204).end());
  const service = await bookable(env);
  const { id, start, t } = await bookFirst(service, 'About the portal');
  await until(() => calls.length === 1);
  await post(service.origin, { t }, { path: `/booking/${id}/cancel` });
  await until(() => calls.length === 2);
  const data = { ...visitor, id, start, end: '2026-06-02T08:30:00.000Z', note: 'About the portal' };
  expect(verified(calls[0])).toMatchObject({ type: 'booking.made', data });
  expect(verified(calls[1])).toMatchObject({ type: 'booking.cancelled', data });
  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([
    `${id}.booking-webhook`,
    `${id}.cancel-webhook`,
  ]);
  expect(calls.map(({ body }) => body).join()).not.toContain(t);
});

test('a receiver in trouble is tried again under the same id, and holds up no e-mail', async () => {
  const { calls, env } = await receiver((response, count) =>
    response.writeHead(count === 1 ? 500 : 204).end(),
  );
  const mail = await mailServer();
  const service = await bookable({ ...env, ...mail.env });
  const { id } = await bookFirst(service);
  const row = async () =>
    (await service.store.deliveries({ subjectId: id })).find(
      ({ kind }) => kind === 'booking-webhook',
    );
  await until(async () => (await row())?.last_code === 'http_500');
  await until(() => mail.emails.length === 2);
  await service.store.enqueue({ subjectId: id, kind: 'booking-webhook', now: 0 });
  service.kick();
  await until(async () => (await row())?.state === 'sent');
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(verified(calls[1])).toMatchObject({ type: 'booking.made' });
});

test('NOTIFY_BODY=link: neither webhook nor the host’s e-mail says who', async () => {
  const { calls, env } = await receiver((response) => response.writeHead(204).end());
  const mail = await mailServer();
  const service = await bookable({ ...env, ...mail.env, NOTIFY_BODY: 'link' });
  const { id, t } = await bookFirst(service, 'A secret');
  await post(service.origin, { t }, { path: `/booking/${id}/cancel` });
  const toHost = () =>
    mail.emails.filter(({ recipients }) => recipients[0] === 'team@agency.example');
  await until(() => calls.length >= 1 && toHost().length >= 1);
  const said = [...calls.map(({ body }) => body), ...toHost().map(({ text }) => text)].join('\n');
  expect(said).toContain(id);
  expect(said).not.toMatch(/Noor|Haddad|fernway|secret/i);
});

test('a booking that is gone before its webhook went out is only said to be cancelled', async () => {
  let open = false;
  const { calls, env } = await receiver((response) => response.writeHead(open ? 204 : 500).end());
  const service = await bookable(env);
  const { id, t } = await bookFirst(service);
  await until(() => calls.length === 1);
  open = true;
  await post(service.origin, { t }, { path: `/booking/${id}/cancel` });
  await service.store.enqueue({ subjectId: id, kind: 'booking-webhook', now: 0 });
  service.kick();
  await until(async () => (await service.store.stats({})).pending === 0);
  expect(calls.slice(1).map((call) => verified(call))).toMatchObject([
    { type: 'booking.cancelled' },
  ]);
});
