import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { baseHeaders } from '../../../src/model/security-headers.ts';
import { LAYERS } from '../../../src/theme/layers.ts';
import { directives } from '../../support/built-site.ts';
import { pages } from '../../support/copy.ts';
import { commonServer, GOOD, JSON_TYPE } from './server.ts';

const { host, site } = commonServer();
const PAGE = pages.contact.path;
/** A drawing of the build, if it has one: an SVG opened directly is a document. */
const [drawing = 'favicon.svg'] = globSync('_astro/*.svg', { cwd: 'dist/client' });

const form = (fields: Record<string, string>, headers = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { origin: host, ...headers },
});
const json = { accept: JSON_TYPE };
const refused = form({ ...GOOD, email: '' });
const ask = (path: string, init: RequestInit) =>
  fetch(site + path, { redirect: 'manual', ...init });

// One case for every kind of answer. tests/site/built/headers.test.ts tests the values.
test.each<[what: string, status: number, path: string, init: RequestInit]>([
  ['a page', 200, PAGE, {}],
  ['a drawing', 200, `/${drawing}`, {}],
  ['a part of a file', 206, '/favicon.svg', { headers: { range: 'bytes=0-1' } }],
  ['no such page', 404, '/a/b/c/d/e', {}],
  ['a refused method', 405, PAGE, { method: 'PUT' }],
  ['a cleaner address', 308, `${PAGE}/`, {}],
  ['no picture on request', 404, '/_image?href=/favicon.svg', {}],
  ['an enquiry', 303, '/f/contact', form(GOOD)],
  ['an enquiry by a script', 200, '/f/contact', form(GOOD, json)],
  ['a refused enquiry', 422, '/f/contact', refused],
  ['a refused enquiry by a script', 422, '/f/contact', form({}, json)],
  ['an enquiry of another type', 415, '/f/contact', { method: 'POST', body: 'hello' }],
  ['a preflight', 204, '/f/contact', { method: 'OPTIONS' }],
  ['no such form', 404, '/f/nope', form(GOOD)],
  ['no such booking', 404, `/booking/${crypto.randomUUID()}?t=x`, {}],
  ['what is no booking', 404, '/booking/x', {}],
  ['what is no calendar file', 404, '/booking/x.ics', {}],
  ['health', 200, '/health', {}],
])('%s (%d) has all security headers', async (_, status, path, init) => {
  const answer = await ask(path, init);
  const { headers } = answer;
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(headers)).toMatchObject({
    ...baseHeaders(),
    // Feed readers show our pictures on pages of other origins.
    ...(status < 300 &&
      path.endsWith('.svg') && { 'cross-origin-resource-policy': 'cross-origin' }),
  });
  // Rules that earn points from the MDN HTTP Observatory.
  const policy = headers.get('content-security-policy') ?? '';
  const rules = directives(policy);
  expect(rules.get('default-src')).toEqual(["'none'"]);
  expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe-|http:|\*/);
  for (const name of ['base-uri', 'object-src', 'trusted-types'])
    expect(rules.get(name) ?? ["'none'"], name).toEqual(["'none'"]);
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
});

test('a redirect keeps the whole query', async () => {
  const { headers } = await ask(`${PAGE}/?from=http://x/?a=1`, {});
  expect(headers.get('location')).toBe(`${basePath}${PAGE}?from=http://x/?a=1`);
});

test('a page on request allows scripts of the site and the two that it holds, and is packed and not kept', async () => {
  const headers = { 'accept-encoding': 'br' };
  const page = await ask('/f/contact', { ...refused, headers });
  const rules = directives(page.headers.get('content-security-policy') ?? '');
  expect(rules.get('script-src')?.filter((one) => one.startsWith("'sha256-"))).toHaveLength(2);
  expect(rules.get('style-src')).toContain("'self'");
  expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('content-encoding')).toBe('br');
  const text = await page.text();
  expect(text).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  expect(/<style[^>]*>(.*?)<\/style>/s.exec(text)?.[1]).toBe(`@layer ${LAYERS};`);
});
