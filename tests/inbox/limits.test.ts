import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../inbox/config/config.ts';
import { readSiteConfig } from '../../inbox/config/site-config.ts';
import { createLog } from '../../inbox/log.ts';
import { startService } from '../../inbox/service.ts';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import { BOOKING_CONFIG, bookable, visitor } from './bookable.ts';
import { mailServer } from './receivers.ts';
import { GOOD, post, postJson, temporaryFolder, testService, until } from './service.ts';

const SITE = 'https://agency.example';
/** The limits as they are without settings, behind a proxy that names the visitor. */
const DEFAULTS = {
  SITE_URL: SITE,
  TRUSTED_PROXIES: '1',
  RATE_PER_MINUTE: '',
  RATE_PER_HOUR: '',
  RATE_INVALID_PER_MINUTE: '',
  RATE_TOTAL_PER_MINUTE: '',
  BOOKINGS_PER_GUEST: '',
  BOOKINGS_PER_NETWORK: '',
  BOOKINGS_PER_DAY: '',
};
const from = (address: string) => ({ 'x-forwarded-for': address, origin: SITE });
const NOON = Date.parse('2026-06-01T12:00:00Z');

/** The contact form under its default limits, with a clock that stands still. */
async function limited(env: Record<string, string> = {}) {
  const { emails, env: mail } = await mailServer();
  const service = await testService({
    env: { ...DEFAULTS, ...mail, ...env },
    now: () => NOON,
  });
  let count = 0;
  const send = async (address: string, more: Record<string, string> = {}) => {
    count += 1;
    const fields = { ...GOOD, message: `Message ${count}`, ...more };
    return (await postJson(service.origin, fields, from(address))).status;
  };
  return { ...service, emails, send };
}

const thirtyVisitors = Array.from({ length: 30 }, (_, index) => `198.51.100.${index + 1}`);

async function allNotified(
  { send, store }: Awaited<ReturnType<typeof limited>>,
  networks: string[] = thirtyVisitors,
) {
  const names = networks.map((network) => `Visitor at ${network}`);
  const statuses = await Promise.all(
    networks.map((network, index) => send(network, { name: names[index] ?? '' })),
  );
  const inbox = await store.list({ folder: 'inbox', limit: 1000 });
  const found = inbox.filter(({ data }) => names.includes(data.name));
  return { statuses, notified: found.length };
}

test('one network that posts as fast as it can locks out nobody', async () => {
  const service = await limited();
  const flood = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      service.send('203.0.113.9', index % 2 ? {} : { email: 'nope' }),
    ),
  );
  expect(flood.filter((status) => status === 200)).toHaveLength(5);
  expect(flood.filter((status) => status === 422)).toHaveLength(30);
  expect(flood.filter((status) => status === 429)).toHaveLength(65);
  const { statuses, notified } = await allNotified(service);
  expect(statuses).toEqual(thirtyVisitors.map(() => 200));
  expect(notified).toBe(30);
});

test('26 networks above the limit of all: theirs are held, thirty visitors are notified', async () => {
  const service = await limited();
  const networks = Array.from({ length: 26 }, (_, index) => `203.0.113.${index + 1}`);
  for (let round = 0; round < 5; round += 1) {
    const statuses = await Promise.all(networks.map((network) => service.send(network)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  const { statuses, notified } = await allNotified(service);
  expect(statuses).toEqual(thirtyVisitors.map(() => 200));
  expect(notified).toBe(30);
  const held = await service.store.held({ limit: 1000 });
  expect(held.total).toBe(26 * 5 - 60);
  expect(held.entries.every(({ flags }) => flags.includes('flood'))).toBe(true);
  expect((await service.store.stats({})).inbox).toBe(60 + 30);
});

test('above the limit of all, sending again releases nothing; later it does', async () => {
  let now = NOON;
  const { origin, store } = await testService({
    env: { ...DEFAULTS, RATE_TOTAL_PER_MINUTE: '1' },
    now: () => now,
  });
  const fields = { ...GOOD, _id: crypto.randomUUID() };
  const send = (more = {}) => postJson(origin, { ...fields, ...more }, from('203.0.113.1'));
  await send({ message: 'The first one', _id: crypto.randomUUID() });
  await send();
  await send();
  expect((await store.held({ limit: 1 })).total).toBe(1);
  now += 60_000;
  await send();
  expect((await store.held({ limit: 1 })).total).toBe(0);
});

test('posts that are invalid, refused or suspected spend neither limit of the others', async () => {
  const service = await limited({ RATE_TOTAL_PER_MINUTE: '30' });
  for (let index = 0; index < 20; index += 1) {
    await service.send('198.51.100.1', { email: 'nope' });
    await service.send(`203.0.113.${index}`, { _gotcha: 'x' });
  }
  const { statuses, notified } = await allNotified(service);
  expect(statuses).toEqual(thirtyVisitors.map(() => 200));
  expect(notified).toBe(30);
});

test('one IPv6 /64 is one network', async () => {
  const { send } = await limited();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(`2001:db8:0:1::${index}`)),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

const HOURS = [['09:00', '19:00']] as [string, string][];
const EVERY_DAY = { mon: HOURS, tue: HOURS, wed: HOURS, thu: HOURS, fri: HOURS, sat: HOURS };

async function bookings(env: Record<string, string> = {}) {
  const service = await bookable(
    { ...DEFAULTS, RATE_PER_MINUTE: '100', RATE_PER_HOUR: '1000', ...env },
    { hours: EVERY_DAY },
  );
  const free = await service.list();
  const book = async (address: string, email: string, start = free.shift() ?? '') => {
    const fields = { ...visitor, email, start };
    const path = '/booking/book';
    return (await postJson(service.origin, fields, from(address), path)).status;
  };
  return { ...service, book, before: free.length };
}

test('26 networks cannot take all times: a share a network, and a share a day', async () => {
  const { book, list, before } = await bookings();
  expect(before).toBe(120);
  const posts = Array.from({ length: before }, (_, index) =>
    book(`203.0.113.${index % 26}`, `guest${index}@x.example`),
  );
  const statuses = await Promise.all(posts);
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  expect(await list()).toHaveLength(before - 40);
});

test('one network books three times a day, and a time that was taken costs it none', async () => {
  const { book, list } = await bookings();
  const [taken = '', ...free] = await list();
  expect(await book('198.51.100.1', 'first@x.example', taken)).toBe(200);
  for (let index = 0; index < 5; index += 1) {
    expect(await book('203.0.113.1', `late${index}@x.example`, taken)).toBe(409);
  }
  const statuses = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      book('203.0.113.1', `guest${index}@x.example`, free[index]),
    ),
  );
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
  expect(await book('198.51.100.2', 'other@x.example', free[9])).toBe(200);
});

test('one address gets a few mails a day, whoever books in its name, without their words', async () => {
  const { emails, env } = await mailServer();
  const service = await bookings(env);
  const { origin, list, store } = service;
  const path = '/booking/book';
  const free = await list();
  const fields = {
    name: 'Cheap pills at evil.example',
    email: 'Victim@x.example',
    note: 'Buy now',
    timeZone: 'Asia/Dubai',
  };
  let booked = 0;
  for (let index = 0; index < 16; index += 1) {
    const post = {
      ...fields,
      start: free[index] ?? '',
      email: index % 2 ? 'victim@X.example' : fields.email,
    };
    const answer = await postJson(origin, post, from(`203.0.113.${index}`), path);
    if (answer.status !== 200) {
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('3600');
      expect(await answer.json()).toMatchObject({ code: 'too_many_bookings' });
      continue;
    }
    booked += 1;
    const { id, url } = (await answer.json()) as { id: string; url: string };
    const t = new URL(url).searchParams.get('t') ?? '';
    await postJson(origin, { t }, from(`203.0.113.${index}`), `/booking/${id}/cancel`);
  }
  expect(booked).toBe(2);
  service.kick();
  await until(async () => (await store.stats({})).pending === 0);
  const toVictim = emails.filter(({ recipients }) => /victim/i.test(recipients[0] ?? ''));
  expect(toVictim.length).toBeGreaterThan(0);
  expect(toVictim.length).toBeLessThanOrEqual(4);
  for (const { text } of toVictim) expect(decoded(text)).not.toMatch(/pills|evil|Buy now/);
  for (const { text } of emails) {
    expect(/^Subject: (.*(?:\r\n .*)*)/m.exec(text)?.[1]).not.toMatch(/pills|evil/);
  }
});

/** An e-mail with its base64 parts readable, the calendar among them. */
const decoded = (text: string) =>
  text.replace(/(?:^[A-Za-z0-9+/=]{20,}\r\n)+/gm, (lines) => String(Buffer.from(lines, 'base64')));

test('the honeypot of the page without scripts says what is wrong; a second press is no second booking', async () => {
  const { origin, list } = await bookable();
  const html = await (await fetch(`${origin}/booking`)).text();
  const trap = /<div class="trap" aria-hidden="true">.*name="_gotcha".*<\/div>/.exec(html);
  expect(trap).not.toBeNull();
  const css = await (await fetch(`${origin}/_inbox/style.css`)).text();
  expect(css).toMatch(/\.trap \{\s+position: absolute;/);
  const _id = /name="_id" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = { ...visitor, start: (await list())[0] ?? '', _id };
  const path = '/booking/book';
  const trapped = await post(origin, { ...fields, _gotcha: 'x' }, { path });
  expect(trapped.status).toBe(422);
  expect(await trapped.text()).toContain('A field that should stay empty was filled in');
  const [first, second] = [
    await post(origin, fields, { path }),
    await post(origin, fields, { path }),
  ];
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
});

test('the Host header decides no link in an e-mail', async () => {
  const { emails, env } = await mailServer();
  const service = await bookable(env);
  const { rawPost, rawRequest } = await import('./raw.ts');
  const host = 'evil.example';
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams({ ...visitor, start: (await service.list())[0] ?? '' });
  const bytes = rawPost(service.port, headers, body.toString());
  const request = bytes.toString().replace('/f/contact', '/booking/book');
  expect((await rawRequest(service.port, request)).status).toBe(303);
  await until(() => emails.length === 2);
  expect(emails.map(({ text }) => decoded(text)).join()).not.toContain(host);
  const guest = emails.find(({ recipients }) => recipients[0] === visitor.email);
  expect(guest?.text.replaceAll('=\r\n', '')).toMatch(/http:\/\/localhost:\d+\/booking\//);
});

test('behind a proxy, booking with e-mails does not start without SITE_URL', async () => {
  const store = await openSqliteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  const { env } = await mailServer();
  const settings = { ...env, DIST_DIR: 'none', PORT: '0', TRUSTED_PROXIES: '1' };
  const siteConfig = { ...readSiteConfig(null, {}), booking: BOOKING_CONFIG };
  const parts = {
    config: readConfig(settings),
    siteConfig,
    store,
    site: null,
    log: createLog('silent'),
  };
  await expect(startService(parts)).rejects.toThrow(/SITE_URL must be set/);
});
