import { existsSync, globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { pages } from '../../support/copy.ts';
import { requestBytes, send, sharedServer } from './server.ts';

const server = sharedServer();
const PAGE = pages.contact.path;
const pathOf = (path: string) => new URL(`../../../dist/client${path}`, import.meta.url);
const file = (path: string) => readFileSync(pathOf(path));
/** The largest picture or film that stands at an address of its own. */
const [FILM = '', size = 0] =
  globSync('{*,*/*}.{png,mp4}', { cwd: pathOf('/') })
    .map((name): [string, number] => [`/${name}`, file(`/${name}`).length])
    .toSorted(([, one], [, other]) => other - one)
    .at(0) ?? [];

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server().site + path, { method, headers, redirect: 'manual' });
/** The answer as it comes: fetch would decode it, and clean the path. */
const rawGet = (path: string, headers: Record<string, string> = {}) =>
  send(server().port, requestBytes(`GET ${basePath}${path}`, headers));
const [script = ''] =
  file('/index.html')
    .toString()
    .match(/\/_astro\/[\w.-]+\.js/) ?? [];

test.each([
  ['/', 'text/html;charset=utf-8', 'no-cache'],
  [PAGE, 'text/html;charset=utf-8', 'no-cache'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ['/robots.txt', 'text/plain', 'public, max-age=3600'],
  ['/.well-known/security.txt', 'text/plain', 'public, max-age=3600'],
  [FILM, /mp4$/.test(FILM) ? 'video/mp4' : 'image/png', 'public, max-age=3600'],
  [script, 'text/javascript', 'public, max-age=31536000, immutable'],
])('%s is %s, to be kept as %s says', async (path, type, cache) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await get(path, {}, method);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      type,
      cache,
    ]);
  }
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const { status, text } = await rawGet(PAGE, { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(/^content-encoding: (\S+)/im.exec(text)?.[1]).toBe(encoding);
  expect(text).toMatch(/^vary: accept-encoding/im);
});

test('a page that has not changed is 304 with the headers of the page', async () => {
  const first = await get(PAGE);
  const etag = first.headers.get('etag') ?? '';
  const again = await get(PAGE, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  for (const name of ['cache-control', 'vary', 'content-security-policy'])
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
  expect((await get(PAGE, { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test.each([
  ['/index.html', '/'],
  [`${PAGE}/`, PAGE],
  [`${PAGE}.html?x=1`, `${PAGE}?x=1`],
  [`${PAGE}/index.html`, PAGE],
  ['/health/', '/health'],
])('%s leads to %s for good', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, basePath + target]);
});

test.each([
  '/nope',
  '/nope/',
  '/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s',
  '/404',
  '/404.html',
  '/500',
  '/_headers',
  '/%5Fheaders',
  '/index.html.br',
  '/_astro/nope.js',
  '/.env',
  '/f/nope',
])('%s is 404 with the page of the site', async (path) => {
  const answer = await fetch(server().site + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(await answer.text()).toBe(file('/404.html').toString());
});

test('a folder with a 404 page of its own answers with it, packed where that is accepted', async () => {
  const folders = ['/services', '/insights'].filter((folder) =>
    existsSync(pathOf(`${folder}/404.html`)),
  );
  expect(folders).toContain('/services');
  for (const folder of folders)
    for (const path of [`${folder}/nope`, `${folder}/nope/far/down`]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(file(`${folder}/404.html`).toString());
    }
  const { text } = await rawGet('/services/nope', { 'accept-encoding': 'br' });
  expect(text).toMatch(/^content-encoding: br/im);
});

test.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\etc\\passwd',
  '/%5c..%5cetc',
  '/%c0%ae%c0%ae/etc/passwd',
  '/contact%00',
  '/%zz',
  '//evil.example/',
  '/\\evil.example/',
  '/contact.',
  '/x/../_headers',
])('%s reaches nothing and leads nowhere', async (path) => {
  const { status, text } = await rawGet(path);
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/^location:|root:x:|^ {2}X-Frame-Options: /im);
});

test.each<[string, number, number, string | null]>([
  ['bytes=0-9', 206, 10, `bytes 0-9/${size}`],
  [`bytes=${size - 10}-`, 206, 10, `bytes ${size - 10}-${size - 1}/${size}`],
  [`bytes=${size}-`, 416, 0, `bytes */${size}`],
  ['bytes=9-5', 200, size, null],
  ['bytes=-5', 200, size, null],
  ['bytes=0-1,5-6', 200, size, null],
  ['lines=1-2', 200, size, null],
])('%s of the film is answered %d', async (range, status, length, content) => {
  const answer = await get(FILM, { range });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, content]);
  expect((await answer.arrayBuffer()).byteLength).toBe(length);
});

test('a range of another version of the film is the whole film', async () => {
  expect((await get(FILM, { range: 'bytes=0-9', 'if-range': 'W/"other"' })).status).toBe(200);
});

test('the head of a part is the head of the whole film', async () => {
  const { status, headers } = await get(FILM, { range: 'bytes=0-9' }, 'HEAD');
  expect([status, headers.get('content-length')]).toEqual([200, String(size)]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s of a page is 405 with Allow',
  async (method) => {
    for (const path of ['/', PAGE, '/favicon.svg']) {
      const answer = await get(path, {}, method);
      expect([answer.status, answer.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
    expect((await get('/nope', {}, method)).status).toBe(404);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a reader who goes away leaves no file open',
  async () => {
    const leave = () =>
      new Promise<void>((done) => {
        const socket = connect(server().port, '127.0.0.1', () => {
          socket.write(requestBytes(`GET ${basePath}${FILM}`, {}));
          socket.once('data', () => socket.destroy());
          socket.once('close', () => done());
        });
      });
    await Promise.all(Array.from({ length: 50 }, leave));
    await expect.poll(() => server().openFiles(FILM)).toBe(0);
  },
);
