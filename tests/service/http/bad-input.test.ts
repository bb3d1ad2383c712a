import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { commonServer, GOOD, requestBytes, send } from './server.ts';

const { port, stored } = commonServer();
const MULTIPART = 'multipart/form-data; boundary=X';
const URLENCODED = 'application/x-www-form-urlencoded';
const PATH = `${basePath}/f/contact`;
const LINE = `POST ${PATH}`;

const message = 'Bad input';
const encoded = new URLSearchParams({ ...GOOD, message }).toString();
/** A urlencoded form of a length in bytes. */
const ofSize = (size: number) => `${encoded}&pad=`.padEnd(size, 'x');
const part = (name: string, more = '') =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${message}\r\n`;

/** The bytes of a post, with a length that is right unless `more` says another. */
const postOf = (type: string, body: string, more: Record<string, string> = {}) =>
  requestBytes(
    LINE,
    {
      origin: 'http://127.0.0.1',
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      ...more,
    },
    body,
  );
const chunks = { 'content-type': URLENCODED, 'transfer-encoding': 'chunked' };
const chunked = `${encoded.length.toString(16)}\r\n${encoded}\r\n0\r\n\r\n`;

/** How many posts of this file are stored. */
const count = async () =>
  [...(await stored()), ...(await stored('spam'))].filter(({ data }) => data.message === message)
    .length;

// What the reader of a form refuses is in src/service/form/parse.test.ts; here, what HTTP adds.
test.each<[what: string, status: number, bytes: Buffer]>([
  ['a body cut in a part', 400, postOf(MULTIPART, part('name').slice(0, -5))],
  ['a file', 415, postOf(MULTIPART, `${part('f', '; filename="../../passwd"')}--X--\r\n`)],
  ['JSON 10,000 deep', 400, postOf('application/json', '['.repeat(10_000) + ']'.repeat(10_000))],
  ['a body in gzip', 415, postOf(URLENCODED, encoded, { 'content-encoding': 'gzip' })],
  ['65,537 bytes', 413, postOf(URLENCODED, ofSize(65_537))],
  ['a body in chunks without a length', 411, requestBytes(LINE, chunks, chunked)],
  ['1 MB in chunks that has not come', 411, requestBytes(LINE, chunks, '100000\r\n')],
  ['a length and chunks', 400, postOf(URLENCODED, chunked, chunks)],
  ['a Host that is none', 400, postOf(URLENCODED, encoded, { host: 'a b' })],
  ['what is not HTTP', 400, Buffer.from('GARBAGE\r\n\r\n')],
  ['a head of 20 KB', 431, postOf(URLENCODED, encoded, { x: 'y'.repeat(20_000) })],
  ['TRACE', 405, requestBytes(`TRACE ${PATH}`, {})],
  ['GET with the host in its address', 405, requestBytes(`GET http://127.0.0.1${PATH}`, {})],
])('%s is answered %d, with nothing stored', async (_, status, bytes) => {
  const answer = await send(port, bytes);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toMatch(/node_modules|\bat .*\.m?[jt]s:|passwd/);
  expect(await count()).toBe(0);
});

test('a body that ends too early is stored nowhere, and the next of 65,536 bytes is', async () => {
  await new Promise<void>((done) => {
    const length = { 'content-length': String(encoded.length + 20) };
    const socket = connect(port, '127.0.0.1', () => {
      socket.end(postOf(URLENCODED, encoded, length));
    });
    socket.resume();
    socket.on('close', () => done());
  });
  expect(await count()).toBe(0);
  expect((await send(port, postOf(URLENCODED, ofSize(65_536)))).status).toBe(303);
  expect(await count()).toBe(1);
});
