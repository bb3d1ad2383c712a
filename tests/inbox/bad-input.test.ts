import { expect, test } from 'vitest';
import { rawPost, rawRequest } from './raw.ts';
import { formData, GOOD, post, postJson, sharedService } from './service.ts';

const service = sharedService();
const MULTIPART = 'multipart/form-data; boundary=X';
const URLENCODED = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const part = (name: string, value: string, more = '') =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const good = Object.entries(GOOD)
  .map(([name, value]) => part(name, value))
  .join('');
const encoded = new URLSearchParams(GOOD).toString();

async function send(type: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const { port, store } = service();
  const before = await store.stats({});
  const bytes = rawPost(port, { 'content-type': type, ...headers }, body);
  const answer = await rawRequest(port, bytes);
  const after = await store.stats({});
  return { ...answer, stored: after.inbox + after.spam - before.inbox - before.spam };
}

test.each<[string, number, string, string]>([
  ['empty multipart body', 400, MULTIPART, ''],
  ['only the final boundary', 422, MULTIPART, '--X--\r\n'],
  ['only metadata fields', 422, MULTIPART, `${part('_next', '/x')}${part('_id', 'abc')}--X--\r\n`],
  ['empty urlencoded body', 422, URLENCODED, ''],
  ['truncated body', 400, MULTIPART, good],
  ['cut in the middle of a part', 400, MULTIPART, good.slice(0, -20)],
  ['line feeds only', 400, MULTIPART, `${good}--X--\r\n`.replaceAll('\r\n', '\n')],
  [
    'unterminated part header',
    400,
    MULTIPART,
    '--X\r\nContent-Disposition: form-data; name="name"',
  ],
  ['unterminated header after good parts', 400, MULTIPART, `${good}--X\r\nContent-Disposition: f`],
  [
    'part header that starts with a space',
    400,
    MULTIPART,
    `${good}--X\r\n Content: x\r\n\r\n--X--`,
  ],
  ['boundary of 0 bytes', 400, 'multipart/form-data; boundary=', `${good}--X--\r\n`],
  ['no boundary', 400, 'multipart/form-data', `${good}--X--\r\n`],
  ['two boundaries', 400, 'multipart/form-data; boundary=Y; boundary=X', `${good}--X--\r\n`],
  ['boundary of 71 bytes', 400, `multipart/form-data; boundary=${'b'.repeat(71)}`, `${good}--X--`],
  [
    'boundary of 252 bytes',
    400,
    `multipart/form-data; boundary=${'b'.repeat(252)}`,
    `${good}--X--`,
  ],
  [
    'field name with an encoded CRLF',
    400,
    MULTIPART,
    `${good}${part('a%0D%0ABcc: x', 'y')}--X--\r\n`,
  ],
  ['field name with a bare CR', 400, MULTIPART, `${good}${part('a\rBcc: x', 'y')}--X--\r\n`],
  ['field name with CRLF, urlencoded', 400, URLENCODED, `${encoded}&a%0D%0ABcc=x`],
  ['field name over 64 bytes', 400, MULTIPART, `${good}${part('n'.repeat(65), 'y')}--X--\r\n`],
  ['41 parts', 400, MULTIPART, `${good}${part('x', 'y').repeat(41)}--X--\r\n`],
  [
    '31 further fields',
    400,
    URLENCODED,
    `${encoded}${Array.from({ length: 31 }, (_, i) => `&x${i}=y`).join('')}`,
  ],
  ['41 urlencoded pairs', 400, URLENCODED, `${encoded}${'&x=y'.repeat(41)}`],
  [
    'a file part',
    415,
    MULTIPART,
    `${good}${part('f', 'x', '; filename="../../etc/passwd"')}--X--\r\n`,
  ],
  ['an empty file part', 415, MULTIPART, `${good}${part('f', '', '; filename="a.txt"')}--X--\r\n`],
  ['JSON array', 400, JSON_TYPE, '[1,2]'],
  ['JSON number', 400, JSON_TYPE, '42'],
  ['JSON null', 400, JSON_TYPE, 'null'],
  ['broken JSON', 400, JSON_TYPE, '{"name":'],
  ['JSON 10,000 deep', 400, JSON_TYPE, '['.repeat(10_000)],
  ['JSON 10,000 deep, closed', 400, JSON_TYPE, '['.repeat(10_000) + ']'.repeat(10_000)],
  ['an object where text belongs', 422, JSON_TYPE, '{"message":{"path":"/etc/passwd"}}'],
  [
    'objects nested in a field',
    422,
    JSON_TYPE,
    `{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  ],
  ['text/plain', 415, 'text/plain', 'name=x'],
  ['no Content-Type', 415, '', 'name=x'],
  ['XML', 415, 'application/xml', '<a/>'],
  ['a lookalike type', 415, 'multipart/form-data-x; boundary=X', `${good}--X--\r\n`],
])('%s: %d, nothing stored', async (_label, status, type, body) => {
  const answer = await send(type, body);
  expect(answer.status).toBe(status);
  expect(answer.stored).toBe(0);
  expect(answer.ms).toBeLessThan(2_000);
  expect(answer.text).not.toMatch(/\bat .*\.ts|node_modules|etc\/passwd/);
});

test.each<[string, string, string]>([
  ['with charset', `${MULTIPART}; charset=utf-8`, `${good}${part('message', 'charset')}--X--\r\n`],
  ['with a quoted boundary', 'multipart/form-data; boundary="X"', `${good}--X--\r\n`],
  ['with capitals and blanks', 'Multipart/Form-Data ;  BOUNDARY=X', `${good}--X--\r\n`],
  ['urlencoded with charset', `${URLENCODED}; charset=UTF-8`, encoded],
])('Content-Type %s is parsed, and validated the same', async (_label, type, body) => {
  expect((await send(type, body)).status).toBe(303);
  const bad = body
    .replace('ada@larkspur.example', 'nope')
    .replace('ada%40larkspur.example', 'nope');
  expect((await send(type, bad)).status).toBe(422);
});

test('__proto__, constructor and long dotted names are plain names', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'a.b.c[0][x]'];
  const body = `${good}${names.map((name) => part(name, 'polluted')).join('')}--X--\r\n`;
  expect((await send(MULTIPART, body)).status).toBe(303);
  const json = `{"__proto__":{"x":1},${JSON.stringify(GOOD).slice(1)}`;
  expect((await send(JSON_TYPE, json)).status).toBe(422);
  const flat = `{"__proto__":"x","constructor":"y",${JSON.stringify(GOOD).slice(1)}`;
  expect((await send(JSON_TYPE, flat)).status).toBe(200);
  expect(({} as { x?: unknown; polluted?: unknown }).x).toBeUndefined();
  const dots = `{${Array.from({ length: 39 }, (_, i) => `"${'a.'.repeat(20)}${i}":"x"`).join(',')}}`;
  expect((await send(JSON_TYPE, dots)).status).toBe(400);
});

test('65,536 bytes are taken, one more is 413', async () => {
  const fill = (size: number) => {
    const head = `${encoded}&pad=`;
    return head + 'x'.repeat(size - head.length);
  };
  expect((await send(URLENCODED, fill(65_536))).status).toBe(303);
  expect((await send(URLENCODED, fill(65_537))).status).toBe(413);
});

test('1 MB is refused with 413, declared or chunked', async () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  const declared = await send(URLENCODED, megabyte);
  expect(declared.status).toBe(413);
  const { port } = service();
  const head =
    `POST /f/contact HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\n` +
    `content-type: ${URLENCODED}\r\ntransfer-encoding: chunked\r\n\r\n`;
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const chunked = await rawRequest(port, `${head}${chunk.repeat(16)}0\r\n\r\n`);
  expect(chunked.status).toBe(413);
  const small = `${head}${encoded.length.toString(16)}\r\n${encoded}\r\n0\r\n\r\n`;
  expect((await rawRequest(port, small)).status).toBe(303);
});

test('lies about the length: never stored, never two requests out of one', async () => {
  const { port } = service();
  const both = await rawRequest(
    port,
    `POST /f/contact HTTP/1.1\r\nhost: h\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  );
  expect(both.status).toBe(400);
  const twice = await send(URLENCODED, encoded, { 'Content-Length': '3' });
  expect(twice.status).toBe(400);
  const negative = await rawRequest(
    port,
    'POST /f/contact HTTP/1.1\r\nhost: h\r\ncontent-length: -1\r\n\r\n',
  );
  expect(negative.status).toBe(400);
  const short = await send(URLENCODED, encoded, { 'content-length': '10' });
  expect([400, 422]).toContain(short.status);
  expect(short.stored).toBe(0);
  const before = await service().store.stats({});
  const long = rawPost(port, { 'content-type': URLENCODED, 'content-length': '9000' }, encoded);
  // Half a message, then the client hangs up.
  await rawRequest(port, long, { patienceMs: 300 });
  expect(await service().store.stats({})).toEqual(before);
});

test('methods: 405 with Allow; the form is not a page', async () => {
  const { origin } = service();
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await fetch(`${origin}/f/contact`, { method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  }
  const unknown = await post(origin, GOOD, { path: '/f/other' });
  expect(unknown.status).toBe(404);
});

test('odd HTTP: refused or answered, and the process goes on', async () => {
  const { port, origin } = service();
  const cases: [string, number[]][] = [
    ['POST /f/contact HTTP/1.1\r\n\r\n', [400]],
    ['GET / HTTP/1.0\r\n\r\n', [200, 404]],
    [`GET / HTTP/1.1\r\nhost: h\r\nx: ${'y'.repeat(10_000)}\r\n\r\n`, [200, 404]],
    [`GET / HTTP/1.1\r\nhost: h\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, [431]],
    ['GARBAGE\r\n\r\n', [400]],
    ['\u0000\u0001\u0002\r\n\r\n', [400]],
    [`POST /f/contact HTTP/1.1\r\nhost: a b\r\ncontent-length: 0\r\n\r\n`, [400]],
    [`GET http://other.example/health HTTP/1.1\r\nhost: h\r\n\r\n`, [200]],
    ['OPTIONS * HTTP/1.1\r\nhost: h\r\n\r\n', [404, 405]],
  ];
  for (const [bytes, statuses] of cases) {
    const { status } = await rawRequest(port, bytes);
    expect(statuses, JSON.stringify(bytes.slice(0, 60))).toContain(status);
  }
  const many = await rawRequest(port, 'GET /health HTTP/1.1\r\nhost: h\r\n\r\n'.repeat(100));
  expect(many.text.match(/HTTP\/1\.1 200/g)).toHaveLength(100);
  expect((await post(origin, GOOD)).status).toBe(303);
});

test('slow patterns: at most 50 ms of CPU for 64 KiB of anything', async () => {
  const { origin } = service();
  const long = 62_000;
  const bodies: [string, FormData | string][] = [
    ['a@a.a.a…', formData({ ...GOOD, email: `a@${'a.'.repeat(long / 2)}` })],
    ['a@a-a-a…', formData({ ...GOOD, email: `a@${'a-'.repeat(long / 2)}` })],
    ['!!!!', formData({ ...GOOD, email: '!'.repeat(long) })],
    ['blanks', formData({ ...GOOD, message: ' '.repeat(long) })],
    ['line breaks', formData({ ...GOOD, name: '\n'.repeat(20_000) })],
    ['digits', formData({ ...GOOD, phone: '1'.repeat(long) })],
    ['commas', formData({ ...GOOD, interests: ', '.repeat(long / 2) })],
    ['tabs', formData({ ...GOOD, name: '\t'.repeat(long) })],
    ['zero width', formData({ ...GOOD, message: '\u200b'.repeat(long / 3) })],
    ['boundaries', `--X\r\n`.repeat(13_000)],
    ['dashes', '-'.repeat(long)],
    ['ampersands', '&'.repeat(long)],
    ['percents', '%'.repeat(long)],
  ];
  await post(origin, GOOD);
  for (const [label, body] of bodies) {
    const type = label === 'boundaries' || label === 'dashes' ? MULTIPART : URLENCODED;
    const headers = typeof body === 'string' ? { 'content-type': type } : {};
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run += 1) {
      const before = process.cpuUsage();
      const answer = await postJson(origin, body, headers);
      const { user, system } = process.cpuUsage(before);
      expect([303, 200, 400, 422], label).toContain(answer.status);
      least = Math.min(least, (user + system) / 1000);
    }
    // The client runs in this process too, so the figure is an upper bound.
    expect(least, label).toBeLessThan(50);
  }
});
