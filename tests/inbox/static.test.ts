import { mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { staticSite } from '../../inbox/site/static-files.ts';
import { rawRequest } from './raw.ts';
import { testService } from './service.ts';

const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>home</h1>',
  'about.html': '<h1>about</h1>',
  'about.html.br': 'BR',
  'about.html.gz': gzipSync('<h1>about</h1>'),
  'services.html': 'services',
  'services/seo.html': 'seo',
  'services/404.html': 'no such service',
  '404.html': 'no such page',
  '500.html': 'broken',
  'folder/index.html': 'folder',
  '_astro/x.css': 'h1{}',
  'robots.txt': 'robots',
  'film.mp4': Buffer.alloc(400_000, 7),
  '.well-known/security.txt': 'security',
  '.env': 'secret',
  '_inbox.json': '{}',
  _headers: `# comment
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'
/services/*
  X-Frame-Options: SAMEORIGIN
  ! Content-Security-Policy
/robots.txt
  Cache-Control: public, max-age=60
`,
  _redirects: `/old /about
/ext/* https://other.example/:splat 302
/o/* /:splat 308
/rewritten /services/seo 200
`,
};

let origin = '';
let port = 0;
beforeAll(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'inbox-site-')));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  await symlink('/etc/passwd', join(root, 'link.txt'));
  const service = await testService({ site: staticSite(root), shared: true });
  origin = service.origin;
  port = service.port;
  return service.stop;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers });

test.each([
  ['/', '<h1>home</h1>', 'text/html; charset=utf-8'],
  ['/services', 'services', 'text/html; charset=utf-8'],
  ['/services/seo', 'seo', 'text/html; charset=utf-8'],
  ['/folder', 'folder', 'text/html; charset=utf-8'],
  ['/rewritten', 'seo', 'text/html; charset=utf-8'],
  ['/robots.txt', 'robots', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'security', 'text/plain; charset=utf-8'],
  ['/_astro/x.css', 'h1{}', 'text/css; charset=utf-8'],
])('%s is served', async (path, body, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(await answer.text()).toBe(body);
});

test.each([
  ['/about/', 308, '/about'],
  ['/about.html?x=1', 308, '/about?x=1'],
  ['/index.html', 308, '/'],
  ['/folder/index.html', 308, '/folder'],
  ['/services/', 308, '/services'],
  ['/old?x', 301, '/about?x'],
  ['/ext/a/b', 302, 'https://other.example/a/b'],
])('%s redirects %d to %s', async (path, status, location) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('location')).toBe(location);
});

test.each([
  ['/nope', 'no such page'],
  ['/services/nope', 'no such service'],
  ['/services/x/y/z', 'no such service'],
  ['/404', 'no such page'],
  ['/services/404.html', 'no such service'],
  ['/500.html', 'no such page'],
  ['/robots.txt/', 'no such page'],
])('%s is 404 with the nearest page', async (path, body) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(body);
});

test.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/etc/passwd',
  '/..\\..\\etc\\passwd',
  '/%5c..%5cetc',
  '/about%00.html',
  '/%zz',
  '/%c0%ae%c0%ae/etc/passwd',
  '/link.txt',
  '/.env',
  '/%2eenv',
  '/_headers',
  '/%5Fheaders',
  '/_HEADERS',
  '/_redirects',
  '/_inbox.json',
  '/_headers/',
  '/x/../_headers',
  '/about.html.br',
  '//evil.example/',
  '/%2f/evil.example/',
  '/\\evil.example/',
  '/o//evil.example',
  '/about.',
  '/about.html::$DATA',
])('%s reaches nothing', async (path) => {
  const { status, text } = await rawRequest(
    port,
    `GET ${path} HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n`,
  );
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/root:|secret|X-Frame-Options: DENY\n/);
  expect(text).not.toMatch(/location:/i);
});

test('encodings: by quality, each with its own ETag, always with Vary', async () => {
  // fetch decodes, so the raw answer is read.
  const ask = async (accept: string) => {
    const head = `GET /about HTTP/1.1\r\nhost: h\r\nconnection: close\r\naccept-encoding: ${accept}\r\n\r\n`;
    const { text } = await rawRequest(port, head);
    expect(text).toMatch(/vary: accept-encoding/i);
    return {
      encoding: /content-encoding: (\S+)/i.exec(text)?.[1],
      etag: /etag: (\S+)/i.exec(text)?.[1] ?? '',
    };
  };
  const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined]);
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3);
  expect((await ask('br;q=0.5, gzip;q=0.8')).encoding).toBe('gzip');
  expect((await ask('br;q=0, gzip;q=0')).encoding).toBeUndefined();
  expect((await ask('*')).encoding).toBe('br');
  expect((await get('/about', { 'accept-encoding': 'br', 'if-none-match': br.etag })).status).toBe(
    304,
  );
  expect(
    (await get('/about', { 'accept-encoding': 'gzip', 'if-none-match': br.etag })).status,
  ).toBe(200);
});

test('caching: pages ask again, hashed files never, _headers has the last word', async () => {
  const cache = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cache('/about')).toBe('no-cache');
  expect(await cache('/_astro/x.css')).toBe('public, max-age=31536000, immutable');
  expect(await cache('/film.mp4')).toBe('public, max-age=3600');
  expect(await cache('/robots.txt')).toBe('public, max-age=60');
});

test('headers of _headers, later rules win, also on 404, 304 and redirects', async () => {
  for (const path of ['/', '/nope', '/about/']) {
    expect((await get(path)).headers.get('x-frame-options'), path).toBe('DENY');
  }
  const service = await get('/services/seo');
  expect(service.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(service.headers.get('content-security-policy')).toBeNull();
  const etag = service.headers.get('etag') ?? '';
  const unchanged = await get('/services/seo', { 'if-none-match': `W/${etag}, "x"` });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('ranges for media', async () => {
  const range = (value: string, more = {}) => get('/film.mp4', { range: value, ...more });
  const first = await range('bytes=0-9');
  expect(first.status).toBe(206);
  expect(first.headers.get('content-range')).toBe('bytes 0-9/400000');
  expect((await first.arrayBuffer()).byteLength).toBe(10);
  expect((await (await range('bytes=-5')).arrayBuffer()).byteLength).toBe(5);
  expect((await (await range('bytes=399990-')).arrayBuffer()).byteLength).toBe(10);
  expect((await range('bytes=400000-')).status).toBe(416);
  expect((await range('bytes=9-0')).status).toBe(200);
  expect((await range('bytes=0-1,5-6')).status).toBe(200);
  expect((await range('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200);
});

test('HEAD has the headers and no body; other methods are 405', async () => {
  const head = await fetch(`${origin}/about`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).not.toBe('0');
  const put = await fetch(`${origin}/about`, { method: 'PUT' });
  expect(put.status).toBe(405);
  expect(put.headers.get('allow')).toBe('GET, HEAD');
});
