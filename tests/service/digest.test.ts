import { expect, onTestFinished, test, vi } from 'vitest';
import { runOutboxOnce } from '../../src/service/outbox/dispatcher.ts';
import { openPostgresStore } from '../../src/service/store/postgres.ts';
import { header, readable, testOutbox, testService } from './outbox-setup.ts';
import { needPostgres, postgresUrl } from './postgres.ts';
import { mailServer, receiver } from './receivers.ts';
import { closeAfterTest, DAY, GOOD, MINUTE, NOW, postOf, TEXTS } from './setup.ts';

test('a digest names what is held, by mail and by webhook; where it fails it is tried again under its Message-ID, and the log names nobody', async () => {
  const words = 'no Grace Hopwood';
  const mail = await mailServer((count) => (count === 1 ? { code: 451, words } : null));
  const hook = await receiver();
  const outbox = await testOutbox({ ...mail.env, ...hook.env });
  const { clock, queueDigest, parts, save, store } = outbox;
  const id = await save({ name: 'Grace Hopwood', message: 'A real enquiry' }, 'spam');
  clock.now += 15 * MINUTE;
  expect(await queueDigest()).toBe(2);
  const queuedAt = clock.now;
  const markNotified = vi.spyOn(store, 'markNotified');
  expect(await runOutboxOnce(parts)).toMatchObject({ pending: 1, sent: 1 });
  expect(JSON.parse(hook.calls[0]?.body ?? '{}')).toMatchObject({
    type: 'enquiries.held',
    data: { total: 1, entries: [{ id, name: 'Grace Hopwood', flags: ['too_fast'] }] },
  });
  expect(markNotified.mock.calls, 'by the webhook').toEqual([[{ ids: [id], now: queuedAt }]]);
  const [row] = await store.deliveries({ subjectId: 'held' });
  expect(row).toMatchObject({ state: 'pending', last_code: 'smtp_451', lease_until: 0 });
  expect(outbox.logs.join()).toContain('smtp_451');
  expect(outbox.logs.join()).not.toContain('Grace');
  expect(await runOutboxOnce(parts), 'before its time').toMatchObject({ sent: 0, pending: 0 });
  clock.now += MINUTE;
  expect(await runOutboxOnce(parts)).toMatchObject({ sent: 1 });
  expect(markNotified).toHaveBeenLastCalledWith({ ids: [id], now: clock.now });
  const raw = mail.emails[0]?.text ?? '';
  for (const part of [id, 'Grace Hopwood', 'A real enquiry', 'release ID'])
    expect(readable(raw)).toContain(part);
  expect(header(raw, 'From')).toBe(`${TEXTS.name} <team@agency.example>`);
  expect(header(raw, 'Reply-To')).toBe('');
  expect(header(raw, 'Message-ID')).toBe(`<held.${queuedAt}@agency.example>`);
});

test('a diary that could not be read for an hour is said once a day, also where nothing is held', async () => {
  const mail = await mailServer();
  const env = { ...mail.env, CALENDAR_URLS: 'https://calendar.example/a.ics' };
  const { clock, queueDigest, parts, store } = await testOutbox(env);
  for (const at of [NOW - DAY, NOW]) await store.keepReading({ at, now: NOW, found: null });
  expect([await queueDigest(), await queueDigest()]).toEqual([1, 0]);
  expect(await runOutboxOnce(parts)).toMatchObject({ sent: 1 });
  expect(readable(mail.emails[0]?.text)).toContain('CALENDAR_URLS');
  clock.now += DAY;
  expect(await queueDigest()).toBe(1);
});

test('events left out of the diary are mentioned, and make a digest when there are more of them', async () => {
  const mail = await mailServer();
  const env = { ...mail.env, CALENDAR_URLS: 'https://calendar.example/a.ics' };
  const { clock, queueDigest, parts, store } = await testOutbox(env);
  const queued: number[] = [];
  for (const total of [0, 1, 1, 2, 1, 2]) {
    clock.now += DAY;
    const found = { times: [], leftOut: { total, named: [] } };
    await store.keepReading({ at: clock.now, now: clock.now, found });
    queued.push(await queueDigest());
    await runOutboxOnce(parts);
  }
  expect(queued).toEqual([0, 1, 0, 1, 0, 1]);
  expect(readable(mail.emails[0]?.text)).toContain('inbox -- health');
});

test('where no process runs on, a post brings digest and purge', async (context) => {
  needPostgres(context);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const { calls, env } = await receiver();
  const DATABASE_URL = await postgresUrl();
  const store = await closeAfterTest(openPostgresStore(DATABASE_URL));
  const { enquiries, deliver, stop } = await testService({ ...env, DATABASE_URL }, true);
  onTestFinished(stop);
  const post = async (ms: number, fields: Record<string, string>) => {
    vi.setSystemTime(Date.now() + ms);
    const { id } = await enquiries.accept(postOf({ ...GOOD, ...fields }));
    await deliver();
    return id;
  };
  const held = await post(0, { _gotcha: 'x' });
  await post(20 * MINUTE, { message: 'Second' });
  expect(calls.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
    'enquiries.held',
    'enquiry.received',
  ]);
  expect(await store.recordedTime({})).toBe(NOW);
  await post(60 * MINUTE, { message: 'Third' });
  expect(await store.recordedTime({})).toBe(Date.now());
  await post(29 * DAY, { message: 'Fourth' });
  expect(await store.get({ id: held })).not.toBeNull();
  await post(2 * DAY, { message: 'Fifth' });
  expect(await store.get({ id: held })).toBeNull();
});
