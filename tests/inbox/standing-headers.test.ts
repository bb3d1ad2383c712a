import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { headersFile } from '../../build/security-headers-file.ts';
import type { BookingConfig } from '../../contract/site-config.ts';
import { STANDING_HEADERS } from '../../contract/standing-headers.ts';
import { staticSite } from '../../inbox/site/static-files.ts';
import { GOOD, testService } from './service.ts';

const POLICY = "default-src 'none'; frame-ancestors 'none'";
const FILES: Record<string, string> = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'nothing',
  '500.html': 'broken',
  '_astro/page.css': 'h1{}',
  '_astro/text.woff2': 'letters',
  '_astro/art.avif': 'sweets',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'robots.txt': 'robots',
  _headers: headersFile(POLICY),
  _redirects: '/old /about\n',
};
const BOOKING: BookingConfig = {
  title: 'Talk',
  timeZone: 'UTC',
  hours: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['10:00', '12:00']]]),
  ),
  slotMinutes: 30,
  noticeHours: 1,
  horizonDays: 7,
  place: 'By telephone',
};

let origin = '';
let bare = '';
beforeAll(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'inbox-headers-')));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const site = staticSite(root);
  const handle: typeof site.handle = (request) => {
    if (request.path === '/broken') throw new Error('on purpose');
    return site.handle(request);
  };
  const service = await testService({
    site: { ...site, handle },
    siteConfig: { booking: BOOKING },
    shared: true,
  });
  const alone = await testService({ shared: true });
  origin = service.origin;
  bare = alone.origin;
  return () => Promise.all([service.stop(), alone.stop()]);
});

const form = (fields: Record<string, string>, more: RequestInit = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  ...more,
});
const json = { accept: 'application/json' };
const broken = { ...GOOD, email: '' };

/** Every kind of answer: what it is, its status, path, request. */
const ANSWERS: [kind: string, status: number, path: string, init?: RequestInit][] = [
  ['a page', 200, '/'],
  ['a page, unchanged', 304, '/about', { headers: { 'if-none-match': '*' } }],
  ['the head of a page', 200, '/about', { method: 'HEAD' }],
  ['a drawing, which can be opened by itself', 200, '/icon.svg'],
  ['a text file', 200, '/robots.txt'],
  ['a part of a file', 206, '/robots.txt', { headers: { range: 'bytes=0-1' } }],
  ['no such part', 416, '/robots.txt', { headers: { range: 'bytes=99-' } }],
  ['no such page', 404, '/nope'],
  ['no such page, far down', 404, '/a/b/c/d/e/f/g'],
  ['no such asset', 404, '/_astro/nope.css'],
  ['a refused path', 404, '/_headers'],
  ['a refused method', 405, '/about', { method: 'PUT' }],
  ['a cleaner address', 308, '/about/'],
  ['a redirect rule', 301, '/old'],
  ['a server error', 500, '/broken'],
  ['an enquiry', 303, '/f/contact', form(GOOD)],
  ['an enquiry by script', 200, '/f/contact', form(GOOD, { headers: json })],
  ['a faulty enquiry', 422, '/f/contact', form(broken)],
  ['a faulty enquiry by script', 422, '/f/contact', form(broken, { headers: json })],
  [
    'a foreign enquiry',
    403,
    '/f/contact',
    form(GOOD, { headers: { origin: 'https://x.example' } }),
  ],
  ['an enquiry of another type', 415, '/f/contact', { method: 'POST', body: 'hello' }],
  ['an enquiry too large', 413, '/f/contact', form({ ...GOOD, message: 'x'.repeat(70_000) })],
  ['a refused method of the form', 405, '/f/contact'],
  ['a pre-flight', 204, '/f/contact', { method: 'OPTIONS' }],
  ['no such form', 404, '/f/nope'],
  ['health', 200, '/health'],
  ['the style of the service', 200, '/_inbox/style.css'],
  ['the booking page', 200, '/booking', { headers: { accept: 'text/html' } }],
  ['free times', 200, '/booking/slots', { headers: json }],
  ['no such booking', 404, '/booking/nope'],
];

/** Methods with which browsers say which page they come from. */
const FROM_PAGES = new Set(['POST', 'OPTIONS']);

/** Only these may differ, and why. */
const OTHERWISE: Record<string, Partial<Record<string, string>>> = {
  // Our own pages show the availability in a frame; its policy says whose.
  'the booking page': { 'x-frame-options': 'SAMEORIGIN' },
};

test.each(ANSWERS)(
  '%s (%d) has the standing headers and a policy',
  async (kind, status, path, init) => {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(FROM_PAGES.has(init?.method ?? '') && { origin }), ...init?.headers },
    });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...STANDING_HEADERS,
      ...OTHERWISE[kind],
    });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain(
      `frame-ancestors ${kind === 'the booking page' ? "'self'" : "'none'"}`,
    );
  },
);

test.each([
  ['/_astro/page.css', undefined, 200],
  ['/_astro/text.woff2', undefined, 200],
  ['/_astro/text.woff2', { 'if-none-match': '*' }, 304],
  ['/_astro/art.avif', { range: 'bytes=0-1' }, 206],
  ['/site.webmanifest', undefined, 200],
] as const)(
  '%s %j has the headers of a part of a page: no policy',
  async (path, headers, status) => {
    const answer = await fetch(origin + path, headers && { headers });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'strict-transport-security': STANDING_HEADERS['strict-transport-security'],
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    for (const name of [
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'x-frame-options',
    ])
      expect(answer.headers.get(name), name).toBeNull();
  },
);

test.each([
  ['no such page', 404, '/'],
  ['an enquiry', 303, '/f/contact', form(GOOD)],
] as const)('%s, where the service serves no site', async (_, status, path, init?: RequestInit) => {
  const answer = await fetch(bare + path, {
    redirect: 'manual',
    ...init,
    headers: { origin: bare },
  });
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(STANDING_HEADERS);
});

test('what stands on every answer is what was promised', () => {
  expect(Object.keys(STANDING_HEADERS).sort()).toEqual([
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]);
});
