import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cleanPath, staticFiles } from './static-files.ts';

const FILES = {
  'about.html': 'About us',
  'about.html.br': brotliCompressSync('About us'),
  '404.html': 'No such page',
  'services/404.html': 'No such service',
  'services/404.html.br': brotliCompressSync('No such service'),
  'film.mp4': '0123456789',
  '_headers.gz': 'secret',
  'press-kit.tar.gz': 'An archive',
  '_astro/init.js': 'init()',
  _headers: 'secret',
  // More than a connection buffers at once.
  'large.png': Buffer.alloc(2 ** 23),
};
const dist = mkdtempSync(join(tmpdir(), 'static-files-'));
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(dist, 'client', name)), { recursive: true });
  writeFileSync(join(dist, 'client', name), text);
}
mkdirSync(join(dist, 'server'));
const rules = [
  ['^', { 'content-security-policy': "default-src 'none'" }],
  ['^/_astro/', { 'x-content-type-options': 'nosniff' }],
];
writeFileSync(join(dist, 'server/site.json'), JSON.stringify({ base: '', rules }));

const { notFound, serve } = staticFiles(dist);
const server = createServer((request, response) => {
  const path = request.url ?? '';
  serve(request, response, path, () => notFound(request, response, path));
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

const open = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await open(path, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Watches calls of node:fs until the test ends. */
function watchFiles(
  ...names: ('createReadStream' | 'existsSync' | 'readFileSync' | 'realpathSync' | 'statSync')[]
) {
  const looks = names.map((name) => vi.spyOn(fs, name));
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return looks;
}

test.each([
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/about/index.html', '/about'],
  // Answered with 404, so never redirected.
  ['/404.html', '/404.html'],
  ['/about.html.br', '/about.html.br'],
  ['/\\evil.example/', '/\\evil.example/'],
])('the clean address of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

test.each([
  ['/about', 'no-cache'],
  ['/film.mp4', 'public, max-age=3600'],
  ['/_astro/init.js', 'public, max-age=31536000, immutable'],
])('%s is to be kept as %s says', async (path, cache) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control')]).toEqual([200, cache]);
});

test('a page comes packed where that is accepted, and is 304 with its headers while it has not changed', async () => {
  const packed = { 'accept-encoding': 'gzip, deflate, br' };
  const first = await get('/about', packed);
  expect([first.text, first.headers.get('content-encoding')]).toEqual(['About us', 'br']);
  const plain = await get('/about', { 'accept-encoding': 'identity' });
  expect([plain.text, plain.headers.get('content-encoding')]).toEqual(['About us', null]);
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/about', { ...packed, 'if-none-match': etag });
  expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding']);
  for (const name of ['cache-control', 'vary', 'content-security-policy'])
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
});

test.each<[headers: Record<string, string>, status: number, text: string]>([
  [{ range: 'bytes=2-4' }, 206, '234'],
  [{ range: 'bytes=10-' }, 416, ''],
  // sirv handles these incorrectly; ignoring them is allowed.
  [{ range: 'bytes=9-5' }, 200, FILES['film.mp4']],
  [{ range: 'bytes=-5' }, 200, FILES['film.mp4']],
  [{ range: 'bytes=0-1,5-6' }, 200, FILES['film.mp4']],
  [{ range: 'bytes=0-1', 'if-range': '"other"' }, 200, FILES['film.mp4']],
])('the film with %j is answered %d: %s', async (headers, status, text) => {
  expect(await get('/film.mp4', headers)).toMatchObject({ status, text });
});

test.each([
  ['/about.html.br', 'No such page'],
  ['/_headers.gz', 'No such page'],
  ['/404.html', 'No such page'],
  ['/%5Fheaders', 'No such page'],
  ['/about%00', 'No such page'],
  ['/%5c..%5cabout', 'No such page'],
  ['/%zz', 'No such page'],
  ['/services/nope/far/down', 'No such service'],
])('%s is 404 with the nearest page of its own: %s', async (path, text) => {
  const answer = await get(path, { 'accept-encoding': 'br' });
  expect(answer).toMatchObject({ status: 404, text });
  const encoding = text === FILES['services/404.html'] ? 'br' : null;
  expect(answer.headers.get('content-encoding')).toBe(encoding);
});

test('an archive is served as it is, and not as a packed file', async () => {
  const { text, headers } = await get('/press-kit.tar.gz');
  expect([text, headers.get('content-encoding')]).toEqual(['An archive', 'identity']);
});

test('a reader who goes away leaves no file open', async () => {
  const [opened] = watchFiles('createReadStream');
  const leaving = new AbortController();
  await open('/large.png', { signal: leaving.signal });
  leaving.abort();
  await expect.poll(() => opened?.mock.results.map(({ value }) => value.destroyed)).toEqual([true]);
});

test('the 404 page needs no look at the disk, which may be gone', () => {
  const looks = watchFiles('existsSync', 'readFileSync', 'realpathSync', 'statSync');
  const request = new IncomingMessage(new Socket());
  for (const path of ['/404', '/services/nope'])
    notFound(request, new ServerResponse(request), path);
  expect(looks.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
