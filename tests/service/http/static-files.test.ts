import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { pages } from '../../support/copy.ts';
import { commonServer, requestBytes, send } from './server.ts';

// Types, caches, ranges and packed files are in src/server/static-files.test.ts; here, what server.ts makes of an address.
const { site, port } = commonServer();
const PAGE = pages.contact.path;
const notFound = readFileSync(new URL('../../../dist/client/404.html', import.meta.url), 'utf8');

test('an address with an ending leads to the clean one for good', async () => {
  const answer = await fetch(`${site + PAGE}.html?x=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${basePath}${PAGE}?x=1`]);
});

test.each(['/nope', '/404.html', '/500', '/%5Fheaders', '/index.html.br', '/.env', '/f/nope'])(
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
