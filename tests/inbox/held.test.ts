import { expect, test } from 'vitest';
import { parseEnquiry } from '../../contract/enquiry.ts';
import { readConfig } from '../../inbox/config/config.ts';
import { readSiteConfig } from '../../inbox/config/site-config.ts';
import { createLog } from '../../inbox/log.ts';
import { startService } from '../../inbox/service.ts';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import { mailServer, receiver } from './receivers.ts';
import { GOOD, postJson, temporaryFolder, testService, until } from './service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.parse('2026-06-01T12:00:00Z');
const digests = (emails: { text: string }[]) =>
  emails.filter(({ text }) => /^Subject: \d+ held/m.test(text));
const plain = (text = '') => text.replaceAll('=\r\n', '').replaceAll('=20', ' ');

async function holding(env: Record<string, string>) {
  let now = NOON;
  const service = await testService({ env, now: () => now });
  const hold = async (more: Record<string, string> = {}) => {
    const fields = { ...GOOD, _elapsed: '300', _id: crypto.randomUUID(), ...more };
    const { id } = (await (await postJson(service.origin, fields)).json()) as { id: string };
    return { id, again: () => postJson(service.origin, fields) };
  };
  const pass = async (ms: number) => {
    now += ms;
    await service.kick();
  };
  const settled = () => until(async () => (await service.store.stats({})).pending === 0);
  return { ...service, hold, pass, settled };
}

test('a digest a day names what is held, by mail and by webhook, as long as it is held', async () => {
  const mail = await mailServer();
  const hook = await receiver((response) => response.writeHead(204).end());
  const { store, hold, pass, settled } = await holding({ ...mail.env, ...hook.env });
  const first = await hold({ name: 'Grace Hopwood', message: 'A real enquiry' });
  await pass(14 * MINUTE);
  expect((await store.stats({})).pending).toBe(0);
  await pass(2 * MINUTE);
  await settled();
  const [digest, ...rest] = digests(mail.emails);
  expect(rest).toEqual([]);
  const text = plain(digest?.text);
  for (const part of [first.id, 'Grace Hopwood', 'A real enquiry', 'release ID']) {
    expect(text).toContain(part);
  }
  expect(digest?.text).toContain('Subject: 1 held enquiry at Example Agency');
  const event = JSON.parse(hook.calls[0]?.body ?? '{}') as object;
  expect(event).toMatchObject({
    type: 'enquiries.held',
    data: { total: 1, entries: [{ id: first.id, name: 'Grace Hopwood', flags: ['too_fast'] }] },
  });
  const second = await hold({ message: 'Later' });
  await pass(DAY - 20 * MINUTE);
  expect((await store.stats({})).pending).toBe(0);
  await pass(20 * MINUTE);
  await settled();
  const [, next] = digests(mail.emails);
  expect(plain(next?.text)).toContain(second.id);
  expect(next?.text).toContain('Subject: 2 held enquiries');
  const ids = digests(mail.emails).map(({ text: email }) => /^Message-ID: (.*)$/m.exec(email)?.[1]);
  expect(new Set(ids).size).toBe(2);
  await store.restore({ id: first.id, targets: [], now: NOON });
  await store.discard({ ids: [second.id] });
  await pass(2 * DAY);
  await pass(2 * DAY);
  await settled();
  expect(digests(mail.emails)).toHaveLength(2);
  expect(hook.calls).toHaveLength(2);
});

test('what is released before the digest is in none, and is notified', async () => {
  const mail = await mailServer();
  const { hold, pass, settled } = await holding(mail.env);
  const { again } = await hold();
  await again();
  await settled();
  await pass(DAY);
  await settled();
  expect(digests(mail.emails)).toEqual([]);
  expect(mail.emails).toHaveLength(1);
  expect(mail.emails[0]?.text).toContain('Subject: New enquiry from Ada Fenwick');
});

test('NOTIFY_BODY=link keeps the visitor’s words out of the digest', async () => {
  const mail = await mailServer();
  const hook = await receiver((response) => response.writeHead(204).end());
  const env = { ...mail.env, ...hook.env, NOTIFY_BODY: 'link' };
  const { hold, pass, settled } = await holding(env);
  const { id } = await hold();
  await pass(DAY);
  await settled();
  const said = plain(`${mail.emails[0]?.text} ${hook.calls[0]?.body}`);
  expect(said).toContain(id);
  expect(said).not.toMatch(/Ada|larkspur|We need/);
});

test('a digest survives restarts: none lost while mail is down, none repeated, nothing deleted untold', async () => {
  let down = true;
  const mail = await mailServer(() => (down ? { code: 451 } : null));
  const folder = await temporaryFolder();
  const config = readConfig({
    ...mail.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DIST_DIR: 'none',
  });
  let now = NOON;
  const run = async (
    work: (store: Awaited<ReturnType<typeof openSqliteStore>>) => Promise<unknown>,
  ) => {
    const store = await openSqliteStore(folder);
    const log = createLog('silent');
    const parts = {
      config,
      siteConfig: readSiteConfig(null, {}),
      store,
      site: null,
      log,
      now: () => now,
    };
    const service = await startService(parts);
    await service.kick();
    await work(store);
    await service.stop();
  };
  const row = async (store: Awaited<ReturnType<typeof openSqliteStore>>) =>
    (await store.deliveries({ subjectId: 'held' }))[0];
  const before = await openSqliteStore(folder);
  const data = parseEnquiry({ ...GOOD, interests: [] });
  const mark = { dedupeKey: 'x', exact: true, windowMs: 0, targets: [] };
  await before.save({
    ...mark,
    id: 'one',
    createdAt: now,
    folder: 'spam',
    data,
    flags: ['links'],
    score: 100,
  });
  await before.close();

  now += 40 * DAY;
  await run((store) => until(async () => (await row(store))?.last_code === 'smtp_451'));
  const purge = async (store: Awaited<ReturnType<typeof openSqliteStore>>) => {
    // The time that passed here in one step is meant.
    await store.trustClock({ now });
    return store.purge({ now, builtAt: 0, inboxDays: 365, spamDays: 30, limit: 9 });
  };
  await run(async (store) => {
    expect((await purge(store)).deleted).toBe(0);
    expect((await row(store))?.state).toBe('pending');
  });
  down = false;
  now += MINUTE;
  await run((store) => until(async () => (await row(store))?.state === 'sent'));
  expect(digests(mail.emails)).toHaveLength(1);
  now += DAY / 2;
  await run(async (store) => {
    expect((await row(store))?.state).toBe('sent');
    expect((await purge(store)).deleted).toBe(0);
    now += 31 * DAY;
    expect(await purge(store)).toEqual({ verdict: 'plausible', deleted: 1 });
  });
  expect(digests(mail.emails)).toHaveLength(1);
});

test('without mail and webhook the start says in the log how much is held', async () => {
  const folder = await temporaryFolder();
  const env = { DATA_DIR: folder };
  const first = await testService({ env });
  await postJson(first.origin, { ...GOOD, _gotcha: 'x' });
  expect(first.logs.join('')).not.toContain('"event":"held"');
  await first.stop();
  const { logs } = await testService({ env });
  await until(() => logs.join('').includes('"event":"held","count":1'));
});
