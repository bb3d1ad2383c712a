import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { basePath } from '../../../src/content/site.ts';
import { commonServer, requestBytes, send } from './server.ts';

// Addresses, caches, ranges and packed files are in src/server/static-files.test.ts; here, what the whole server makes of a path.
const { site, port } = commonServer();
const notFound = readFileSync(new URL('../../../dist/client/404.html', import.meta.url), 'utf8');

test.each(['/nope', '/500', '/.env', '/f/nope'])(
  '%s is 404 with the page of the site',
  async (path) => {
    const answer = await fetch(site + path);
    expect(answer.status).toBe(404);
    expect((await answer.text()) === notFound, 'the page of the site').toBe(true);
  },
);

test.each([
  '/../../etc/passwd',
  '/%2e%2e/..%2fetc%2fpasswd',
  '/%5c..%5cetc',
  '/contact%00',
  '/%zz',
  '//evil.example/',
  '/\\evil.example/',
  '/x/../_headers',
])('%s reaches nothing and leads nowhere', async (path) => {
  const { status, text } = await send(port, requestBytes(`GET ${basePath}${path}`, {}));
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/^location:|root:x:|^ {2}X-Frame-Options: /im);
});

test.runIf(features.insights)('the address of the former JSON Feed leads to RSS', async () => {
  const answer = await fetch(`${site}/feed.json`, { redirect: 'manual' });
  const { status, headers } = answer;
  expect([status, headers.get('location')]).toEqual([301, `${basePath}/rss.xml`]);
  expect(headers.has('content-security-policy')).toBe(true);
  expect((await fetch(`${site}/feed.json`)).headers.get('content-type')).toContain('xml');
});
