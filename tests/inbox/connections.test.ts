import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { STANDING_HEADERS } from '../../contract/standing-headers.ts';
import { Connection } from '../../inbox/http/connection.ts';
import { connectionTable } from '../../inbox/http/connection-table.ts';
import { createLog } from '../../inbox/log.ts';
import { siteReleases } from '../../inbox/site/releases.ts';
import { framingFuzz } from '../proof/framing-fuzz.ts';
import { ATTACKS, besideAttack } from '../proof/hostile-sockets.ts';
import { rawRequest } from './raw.ts';
import { sharedService, temporaryFolder, testService, until } from './service.ts';

const service = sharedService();
const host = 'host: h\r\n';

test.each([
  ['what is no HTTP', 400, 'GARBAGE\r\n\r\n'],
  ['no Host', 400, 'GET /health HTTP/1.1\r\n\r\n'],
  ['two Hosts', 400, `GET /health HTTP/1.1\r\n${host}HOST: other\r\n\r\n`],
  [
    'length and chunks',
    400,
    `POST /x HTTP/1.1\r\n${host}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
  ],
  ['CONNECT', 405, `CONNECT h:443 HTTP/1.1\r\n${host}\r\n`],
  [
    'long chunk extensions',
    413,
    `POST /f/contact HTTP/1.1\r\n${host}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n`,
  ],
  ['an unknown expectation', 417, `GET /health HTTP/1.1\r\n${host}expect: tea\r\n\r\n`],
  ['long headers', 431, `GET / HTTP/1.1\r\n${host}x: ${'y'.repeat(20_000)}\r\n\r\n`],
  ['many headers', 431, `GET / HTTP/1.1\r\n${host}${'x: y\r\n'.repeat(150)}\r\n`],
])('%s: %d with our headers, and the connection ends', async (_, status, bytes) => {
  const { text } = await rawRequest(service().port, bytes);
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
  expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  for (const [name, value] of Object.entries(STANDING_HEADERS)) {
    expect(text.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}\r\n`);
  }
});

test('a client that uploads 3 MB reads the 413, every time', async () => {
  const { port } = service();
  const head = `POST /f/contact HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\n`;
  const body = 'x'.repeat(3_000_000);
  const bytes = `${head}content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  // As many clients do: sent piece by piece, and the answer is read when all is sent.
  const upload = () =>
    new Promise<string>((resolve) => {
      let text = '';
      let at = 0;
      const socket = connect(port, '127.0.0.1', () => send()).pause();
      const send = () => {
        const piece = bytes.slice(at, at + 64 * 1024);
        at += piece.length;
        if (piece === '') socket.resume();
        else socket.write(piece, () => setImmediate(send));
      };
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text.slice(0, 12)));
    });
  const answers = await Promise.all(Array.from({ length: 25 }, upload));
  expect(answers).toEqual(Array(25).fill('HTTP/1.1 413'));
});

test('100 Continue is only said to who may send a body', async () => {
  const head = (length: number) =>
    `POST /f/contact HTTP/1.1\r\n${host}expect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  expect((await rawRequest(service().port, head(10))).status).toBe(100);
  expect((await rawRequest(service().port, head(70_000))).status).toBe(413);
});

test('HSTS speaks for other names only where the setting says so', async () => {
  const { origin, port } = await testService({ env: { HSTS_SUBDOMAINS: 'true' } });
  const value = 'max-age=63072000; includeSubDomains';
  expect((await fetch(`${origin}/health`)).headers.get('strict-transport-security')).toBe(value);
  expect((await rawRequest(port, 'GARBAGE\r\n\r\n')).text).toContain(value);
});

test('an address has so many connections; the most useless gives way to a new one', async () => {
  const { port, origin } = await testService({ env: { CONNECTIONS_PER_ADDRESS: '5' } });
  let closed = 0;
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.on('close', () => {
      closed += 1;
    });
    onTestFinished(() => {
      socket.destroy();
    });
  }
  await until(() => closed >= 15);
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  expect(closed).toBeLessThan(18);
});

test('behind a proxy of ours, whose address is everybody, there is no such limit', async () => {
  const { port } = await testService({
    env: { CONNECTIONS_PER_ADDRESS: '2', TRUSTED_PROXIES: '1' },
  });
  const ask = 'GET /health HTTP/1.1\r\nhost: h\r\n\r\n';
  const answers = await Promise.all(Array.from({ length: 20 }, () => rawRequest(port, ask)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

async function release(folder: string, name: string) {
  const root = join(folder, 'releases', name);
  await mkdir(join(root, '_astro'), { recursive: true });
  await writeFile(join(root, '_astro', `${name}.css`), name);
  await writeFile(join(root, 'index.html'), name);
  await writeFile(join(root, '_headers'), `/*\n  Content-Security-Policy: default-src ${name}\n`);
  await symlink(join('releases', name), join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'current'));
}

test('a new release is served whole and at once, older assets still come, nothing fails', async () => {
  const folder = await temporaryFolder();
  await release(folder, 'one');
  const site = siteReleases(join(folder, 'current'), createLog('silent'));
  const { origin } = await testService({ site });
  const seen: string[] = [];
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    const policy = answer.headers.get('content-security-policy');
    return `${answer.status} ${policy} ${await answer.text()}`;
  };
  // The very first answers have the policy.
  const first = await Promise.all(Array.from({ length: 20 }, () => read('/')));
  expect(new Set(first)).toEqual(new Set(['200 default-src one one']));
  await release(folder, 'two');
  await until(async () => {
    seen.push(await read('/'));
    return seen.at(-1)?.endsWith('two');
  });
  const whole = ['200 default-src one one', '200 default-src two two'];
  expect(seen.filter((answer) => !whole.includes(answer))).toEqual([]);
  expect(await read('/_astro/one.css')).toMatch(/^200 .* one$/);
  expect(await read('/_astro/two.css')).toMatch(/^200 .* two$/);
  expect(await read('/_astro/none.css')).toMatch(/^404/);
});

test('the service outlives the reader of its log', async () => {
  const main = join(import.meta.dirname, '../../inbox/main.js');
  const env = {
    ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DIST_DIR: 'none' },
    DATA_DIR: await temporaryFolder(),
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ready = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk))),
  );
  const origin = `http://127.0.0.1:${/:(\d+)\s/.exec(ready)?.[1]}`;
  child.stdout.destroy();
  child.stderr.destroy();
  for (let index = 0; index < 3; index += 1) {
    // Refused, which is worth a line of the log.
    const answer = await fetch(`${origin}/f/contact`, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(415);
  }
});

/** Under 200 MB, though these are a tenth of the attacks of which the promise speaks. */
test.each([
  ['pipelined requests', ATTACKS.pipelinedUnread(20, 20_000, 1_500)],
  ['one-byte chunks', ATTACKS.oneByteChunks(20, 390_000, 1_500)],
  ['slow readers', ATTACKS.slowReaders(200, 20, 1_500)],
  ['one connection', ATTACKS.oneConnection(1_300_000, 1_000)],
])('%s leave memory and other visitors alone', async (_, attack) => {
  const report = await besideAttack(attack);
  console.info(JSON.stringify(report));
  expect(report.alive).toBe(true);
  expect(report.others).toBeGreaterThan(0);
  expect(report.peakMb).toBeLessThan(200);
  expect(report.othersMs).toBeLessThan(2_000);
});

test('requests in pieces of any size are answered in order, damaged ones with our headers', async () => {
  const { wrong, bare, checked, alive } = await framingFuzz(150, 20_261_122);
  expect({ wrong, bare, alive }).toEqual({ wrong: [], bare: 0, alive: true });
  expect(checked).toBeGreaterThan(500);
});

test('requests that were there before the server took the connection are answered one after the other', async () => {
  // Kept as server.ts does: node:http serves the Connection in place of the socket.
  const web = createHttpServer((incoming, outgoing) => {
    (incoming.socket as unknown as Connection).begin(incoming, outgoing);
    outgoing.end(`${incoming.url}\n`);
  });
  const [serve] = web.listeners('connection');
  const paths = ['/1', '/2', '/3', '/4'];
  const bytes = paths.map((path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`).join('');
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    await until(() => socket.readableLength === bytes.length);
    serve?.call(web, new Connection(socket));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { text } = await rawRequest((server.address() as AddressInfo).port, bytes);
  expect(text.match(/^\/\d$/gm)).toEqual(paths);
});

test('who takes nothing of its answer for half a minute is cut off', async () => {
  const table = connectionTable({ total: 2, perAddress: null });
  const taken = new Promise<Connection>((resolve) => {
    const server = createServer((socket) => resolve(new Connection(socket))).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    server.on('listening', () => {
      const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
      onTestFinished(() => void client.destroy());
      client.on('error', () => {});
    });
  });
  const connection = await taken;
  table.admit(connection, 'address');
  connection.write(Buffer.alloc(64 * 1024 * 1024));
  table.endStalled();
  expect(connection.destroyed).toBe(false);
  const later = performance.now() + 31_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  table.endStalled();
  vi.restoreAllMocks();
  expect(connection.destroyed).toBe(true);
});
