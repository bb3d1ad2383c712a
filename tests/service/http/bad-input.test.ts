import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { GOOD, postJson, requestBytes, send, sharedServer } from './server.ts';

const server = sharedServer();
const MULTIPART = 'multipart/form-data; boundary=X';
const URLENCODED = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const LINE = `POST ${basePath}/f/contact`;

const part = (name: string, value: string, more = '') =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const parts = Object.entries(GOOD)
  .map(([name, value]) => part(name, value))
  .join('');
const encoded = new URLSearchParams(GOOD).toString();

/** Headers of a post with a body of its declared length. */
const headersOf = (type: string, body: string) => ({
  ...(type && { 'content-type': type }),
  'content-length': String(Buffer.byteLength(body)),
});

/** Sends a post as it is and returns the answer with how many enquiries it stored. */
async function deliver(type: string, body: string, more: Record<string, string> = {}) {
  const { port, stored } = server();
  const origin = { origin: 'http://127.0.0.1' };
  const count = async () => (await stored()).length + (await stored('spam')).length;
  const before = await count();
  const bytes = requestBytes(LINE, { ...origin, ...headersOf(type, body), ...more }, body);
  const answer = await send(port, bytes);
  return { ...answer, added: (await count()) - before };
}

// What the reader of a form refuses is in src/service/form/parse.test.ts; here, that nothing is
// stored and that the answer shows nothing of the machine.
const BAD: [what: string, status: number, type: string, body: string][] = [
  ['an empty body', 400, MULTIPART, ''],
  ['no field', 422, MULTIPART, '--X--\r\n'],
  ['a body cut in a part', 400, MULTIPART, parts.slice(0, -20)],
  ['a file', 415, MULTIPART, `${parts}${part('f', 'x', '; filename="../../passwd"')}--X--\r\n`],
  ['JSON 10,000 deep', 400, JSON_TYPE, '['.repeat(10_000) + ']'.repeat(10_000)],
  ['no type', 415, '', 'name=x'],
  ['a body in gzip', 415, URLENCODED, encoded],
];

test.each(BAD)('%s is answered %d, with nothing stored', async (what, status, type, body) => {
  const more: Record<string, string> = what.endsWith('gzip') ? { 'content-encoding': 'gzip' } : {};
  const answer = await deliver(type, body, more);
  expect([answer.status, answer.added]).toEqual([status, 0]);
  expect(answer.text).not.toMatch(/node_modules|\bat .*\.m?[jt]s:|passwd/);
});

/** A urlencoded form of a length in bytes. */
const ofSize = (size: number) => `${encoded}&pad=`.padEnd(size, 'x');

test('65,536 bytes are taken, one more is 413', async () => {
  expect((await deliver(URLENCODED, ofSize(65_536))).status).toBe(303);
  expect((await deliver(URLENCODED, ofSize(65_537))).status).toBe(413);
});

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const CHUNKED = { 'content-type': URLENCODED, 'transfer-encoding': 'chunked' };

const inChunks = (chunks: string) => send(server().port, requestBytes(LINE, CHUNKED, chunks));

test.each([
  ['a small body', chunked(encoded)],
  ['1 MB that has not come yet', `${(2 ** 20).toString(16)}\r\n`],
])('%s in chunks, without a length, is answered 411', async (_, chunks) => {
  expect((await inChunks(chunks)).status).toBe(411);
});

test('1 MB in chunks is answered 411 or not at all, and the next request as ever', async () => {
  // The end of a connection may overtake the answer while the client still sends (RFC 9112, section 9.6).
  expect([411, 0]).toContain((await inChunks(chunked(ofSize(2 ** 20)))).status);
  expect((await deliver(URLENCODED, encoded)).status).toBe(303);
});

const length = (size: number) => ({ 'content-type': URLENCODED, 'content-length': String(size) });
const raw = (headers: Record<string, string>, body: string) =>
  requestBytes(LINE, headers, body).toString('latin1');

test.each<[string, number[], string]>([
  ['length and chunks together', [400], raw({ ...length(5), ...CHUNKED }, chunked(encoded))],
  [
    'two lengths',
    [400],
    raw(length(5), encoded).replace('\r\n\r\n', '\r\ncontent-length: 6\r\n\r\n'),
  ],
  ['a length that is no number', [400], raw({ 'content-length': '5x' }, encoded)],
  ['a length below 0', [400], raw({ 'content-length': '-1' }, encoded)],
  ['a length less than sent', [303, 400, 422], raw(length(encoded.length - 20), encoded)],
  ['a broken chunk size', [400, 411], raw(CHUNKED, 'zz\r\nx\r\n0\r\n\r\n')],
  [
    'chunks named twice',
    [400],
    raw({ ...CHUNKED, 'transfer-encoding': 'chunked, chunked' }, '0\r\n\r\n'),
  ],
  ['no Host', [400], `${LINE} HTTP/1.1\r\ncontent-length: 0\r\n\r\n`],
  ['a Host that is none', [400], raw({ host: 'a b', 'content-length': '0' }, '')],
  ['no HTTP', [400], 'GARBAGE\r\n\r\n'],
  ['a head of 20 KB', [431], raw({ x: 'y'.repeat(20_000) }, '')],
  ['TRACE', [405], raw({}, '').replace('POST', 'TRACE')],
  ['the host in the address', [405], raw({}, '').replace('POST ', 'GET http://127.0.0.1')],
])('%s is answered %j', async (_, statuses, bytes) => {
  expect(statuses).toContain((await send(server().port, bytes)).status);
});

test('a body that ends too early is answered by nothing and stored nowhere', async () => {
  const { port, stored } = server();
  const before = (await stored()).length;
  await new Promise<void>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end(raw(length(encoded.length + 20), encoded));
    });
    socket.resume();
    socket.on('close', () => done());
  });
  expect((await stored()).length).toBe(before);
});

test('the process goes on, and its log has no stack', async () => {
  expect((await postJson(server(), { ...GOOD, message: 'After all that' })).status).toBe(200);
  expect(server().log()).not.toMatch(/Could not render|^\s+at /m);
});
