import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { commonServer, GOOD, requestBytes, send } from './server.ts';

const { port, stored } = commonServer();
const URLENCODED = 'application/x-www-form-urlencoded';
const PATH = `${basePath}/f/contact`;

const message = 'Bad input';
const encoded = new URLSearchParams({ ...GOOD, message }).toString();
/** Returns a urlencoded form of `size` bytes. */
const ofSize = (size: number) => `${encoded}&pad=`.padEnd(size, 'x');

/** Returns the bytes of a post, with the correct length unless `more` overrides it. */
const postOf = (body: string, more: Record<string, string> = {}) => {
  const length = String(Buffer.byteLength(body));
  const headers = { origin: 'http://127.0.0.1', 'content-type': URLENCODED, ...more };
  return requestBytes(`POST ${PATH}`, { 'content-length': length, ...headers }, body);
};
const chunks = { 'content-type': URLENCODED, 'transfer-encoding': 'chunked' };
const chunked = `${encoded.length.toString(16)}\r\n${encoded}\r\n0\r\n\r\n`;

const get = (path: string) => requestBytes(`GET ${basePath}${path}`, {});

/** Returns how many of this file's posts are stored. */
const count = async () =>
  [...(await stored()), ...(await stored('spam'))].filter(({ data }) => data.message === message)
    .length;

// Cases that HTTP adds; src/service/form/parse.test.ts tests the form parser.
test.each<[what: string, status: number, bytes: Buffer]>([
  ['a body in gzip', 415, postOf(encoded, { 'content-encoding': 'gzip' })],
  ['65,537 bytes', 413, postOf(ofSize(65_537))],
  ['a body in chunks without a length', 411, requestBytes(`POST ${PATH}`, chunks, chunked)],
  ['1 MB in chunks that has not come', 411, requestBytes(`POST ${PATH}`, chunks, '100000\r\n')],
  ['a length and chunks', 400, postOf(chunked, chunks)],
  ['a Host that is none', 400, postOf(encoded, { host: 'a b' })],
  ['what is not HTTP', 400, Buffer.from('GARBAGE\r\n\r\n')],
  ['a head of 20 KB', 431, postOf(encoded, { x: 'y'.repeat(20_000) })],
  ['TRACE', 405, requestBytes(`TRACE ${PATH}`, {})],
  ['GET with the host in its address', 405, requestBytes(`GET http://127.0.0.1${PATH}`, {})],
  ['a path out of the site', 404, get('/../../etc/passwd')],
  ['a path that means nothing', 404, get('/%zz')],
  ['a path that names another host', 404, get('//evil.example/')],
])('%s is answered %d, with nothing stored', async (_, status, bytes) => {
  const answer = await send(port, bytes);
  expect(answer.status).toBe(status);
  expect(answer.text).not.toMatch(/node_modules|\bat .*\.m?[jt]s:|root:x:|^location:/im);
  expect(await count()).toBe(0);
});

test('a body that ends too early is stored nowhere, and the next of 65,536 bytes is', async () => {
  await new Promise<void>((done) => {
    const length = { 'content-length': String(encoded.length + 20) };
    const socket = connect(port, '127.0.0.1', () => {
      socket.end(postOf(encoded, length));
    });
    socket.resume();
    socket.on('close', () => done());
  });
  expect(await count()).toBe(0);
  expect((await send(port, postOf(ofSize(65_536)))).status).toBe(303);
  expect(await count()).toBe(1);
});

test('a body that never ends is ended', async () => {
  const length = { 'content-length': String(encoded.length + 20) };
  expect((await send(port, postOf(encoded, length))).status).toBe(408);
});
