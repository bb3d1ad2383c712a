import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { assetHeaders, baseHeaders } from '../../../src/model/security-headers.ts';
import { directives } from '../../support/built-site.ts';
import { pages } from '../../support/copy.ts';
import { GOOD, JSON_TYPE, sharedServer } from './server.ts';

const server = sharedServer();
const PAGE = pages.contact.path;

const form = (fields: Record<string, string>, headers = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
});
const json = { accept: JSON_TYPE };
const broken = { ...GOOD, email: '' };

/** Every kind of answer. */
const ANSWERS: [what: string, status: number, path: string, init?: RequestInit][] = [
  ['a page', 200, '/'],
  ['the head of a page', 200, PAGE, { method: 'HEAD' }],
  ['a drawing', 200, '/favicon.svg'],
  ['a part of a file', 206, '/favicon.svg', { headers: { range: 'bytes=0-1' } }],
  ['no such part', 416, '/favicon.svg', { headers: { range: 'bytes=9999999-' } }],
  ['no such page', 404, '/a/b/c/d/e'],
  ['no such asset', 404, '/_astro/nope.css'],
  ['a refused method', 405, PAGE, { method: 'PUT' }],
  ['a cleaner address', 308, `${PAGE}/`],
  ['no picture on request', 404, '/_image?href=/favicon.svg'],
  ['an enquiry', 303, '/f/contact', form(GOOD)],
  ['an enquiry by a script', 200, '/f/contact', form(GOOD, json)],
  ['a refused enquiry', 422, '/f/contact', form(broken)],
  ['a refused enquiry by a script', 422, '/f/contact', form(broken, json)],
  ['a foreign enquiry', 403, '/f/contact', form(GOOD, { origin: 'https://evil.example' })],
  ['an enquiry of another type', 415, '/f/contact', { method: 'POST', body: 'hello' }],
  ['too large an enquiry', 413, '/f/contact', form({ ...GOOD, message: 'x'.repeat(70_000) })],
  ['a refused method of the form', 405, '/f/contact'],
  ['a preflight', 204, '/f/contact', { method: 'OPTIONS' }],
  ['no such form', 404, '/f/nope', form(GOOD)],
  ['health', 200, '/health'],
  ['life', 200, '/health/live'],
  ['tasks without a secret', 404, '/tasks', { method: 'POST' }],
];
if (features.booking)
  ANSWERS.push(
    ['a refused method of a page on request', 405, '/booking', { method: 'PUT' }],
    ['no such booking', 404, '/booking/nope'],
  );

test.each(ANSWERS)('%s (%d) has all security headers', async (_, status, path, init = {}) => {
  const { host, site } = server();
  const answer = await fetch(site + path, {
    redirect: 'manual',
    ...init,
    headers: { ...(init.method && { origin: host }), ...init.headers },
  });
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(baseHeaders());
  // The rules of the MDN HTTP Observatory, of which these give the points.
  const policy = answer.headers.get('content-security-policy') ?? '';
  const rules = directives(policy);
  expect(rules.get('default-src')).toEqual(["'none'"]);
  expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe-|http:|\*/);
  for (const name of ['base-uri', 'object-src', 'trusted-types'])
    expect(rules.get(name) ?? ["'none'"], name).toEqual(["'none'"]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('x-powered-by') ?? answer.headers.get('server')).toBeNull();
});

const built = readdirSync(new URL('../../../dist/client/_astro', import.meta.url));

test('a script or picture of the build has no policy for documents, a drawing has', async () => {
  const oneOf = (ending: string) => built.filter((name) => name.endsWith(ending)).slice(0, 1);
  const files = [...oneOf('.js'), ...oneOf('.webp')];
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    const { headers } = await fetch(`${server().site}/_astro/${name}`);
    const names = Object.keys({ ...baseHeaders(), 'content-security-policy': '' });
    const sent = [...headers].filter(([header]) => names.includes(header));
    expect(Object.fromEntries(sent), name).toEqual(assetHeaders());
  }
  for (const name of oneOf('.svg')) {
    const { headers } = await fetch(`${server().site}/_astro/${name}`);
    expect(Object.fromEntries(headers), name).toMatchObject(baseHeaders());
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

/** Pages on request. */
const ON_REQUEST: [what: string, path: string, init: RequestInit][] = [
  ['a refused form', '/f/contact', form(broken)],
];
if (features.booking) ON_REQUEST.push(['a page on request', '/booking', {}]);

test.each(ON_REQUEST)(
  '%s allows scripts of the site and the two that it holds, and is not kept',
  async (_, path, init) => {
    const { host, site } = server();
    const answer = await fetch(site + path, { ...init, headers: { origin: host } });
    const html = await answer.text();
    const rules = directives(answer.headers.get('content-security-policy') ?? '');
    expect(rules.get('script-src')?.filter((one) => one.startsWith("'sha256-"))).toHaveLength(2);
    expect(rules.get('style-src')).toContain("'self'");
    expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  },
);
