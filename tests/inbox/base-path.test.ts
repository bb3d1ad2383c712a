import { mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { staticSite } from '../../inbox/site/static-files.ts';
import { BOOKING_CONFIG, MONDAY, visitor } from './bookable.ts';
import { GOOD, post, testService } from './service.ts';

const FILES = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'no such page',
  _redirects: '/old /about\n',
};
const SITE = 'https://agency.example';
const PATHS = {
  base: '/site',
  homePath: '/site/',
  contactPath: '/site/contact',
  thanksPath: '/site/contact#thanks',
};

let origin = '';
beforeAll(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'inbox-base-')));
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(root, name), content);
  const service = await testService({
    site: staticSite(root),
    siteConfig: { ...PATHS, booking: BOOKING_CONFIG },
    env: { SITE_URL: `${SITE}/site` },
    now: () => MONDAY,
    shared: true,
  });
  origin = service.origin;
  return service.stop;
});

test.each([
  ['/site/', 200, 'home'],
  ['/site/about', 200, 'about'],
  ['/about', 404, 'no such page'],
  ['/site/nope', 404, 'no such page'],
  ['/sites', 404, 'no such page'],
  ['/health', 200, 'ok'],
])('%s: %i', async (path, status, text) => {
  const answer = await fetch(origin + path);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
});

test.each([
  ['/', '/site/'],
  ['/?from=mail', '/site/?from=mail'],
  ['/site', '/site/'],
  ['/site/old', '/site/about'],
  ['/site/about/', '/site/about'],
  ['/site/about.html', '/site/about'],
])('%s leads to %s', async (path, target) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(target);
});

test('an enquiry leads to the thanks below the path, a wrong one to a page whose links stand there', async () => {
  const headers = { origin: SITE };
  const good = await post(origin, GOOD, { path: '/site/f/contact', headers });
  expect([good.status, good.headers.get('location')]).toEqual([303, `${SITE}/site/contact#thanks`]);
  const wrong = await post(origin, { ...GOOD, email: '' }, { path: '/site/f/contact', headers });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  const addresses = [...html.matchAll(/(?:href|action)="([^"#]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${SITE}/site/`,
      '/site/_inbox/style.css',
      '/site/f/contact',
      `${SITE}/site/contact`,
    ]),
  );
  expect((await fetch(`${origin}/site/_inbox/style.css`)).status).toBe(200);
  expect((await post(origin, GOOD, { headers })).status).not.toBe(303);
});

test('a booking has its links below the path', async () => {
  const list = (await (await fetch(`${origin}/site/booking/slots`)).json()) as {
    slots: { start: string }[];
  };
  const answer = await post(
    origin,
    { ...visitor, start: list.slots[0]?.start ?? '' },
    { path: '/site/booking/book', accept: 'application/json', headers: { origin: SITE } },
  );
  const { url, ics } = (await answer.json()) as { url: string; ics: string };
  expect([url, ics].map((address) => address.startsWith(`${SITE}/site/booking/`))).toEqual([
    true,
    true,
  ]);
  const page = await (await fetch(url.replace(SITE, origin))).text();
  expect(page).toMatch(/action="\/site\/booking\/[^"]+\/cancel"/);
  expect((await fetch(ics.replace(SITE, origin))).headers.get('content-type')).toMatch('calendar');
});

test('a form service on a host of its own takes a post with and without the path', async () => {
  const { origin: forms } = await testService({ siteConfig: PATHS, env: { SITE_URL: SITE } });
  for (const path of ['/f/contact', '/site/f/contact']) {
    const answer = await post(forms, GOOD, { path, headers: { origin: SITE } });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([
      path,
      303,
      `${SITE}/site/contact#thanks`,
    ]);
  }
});
