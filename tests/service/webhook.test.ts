import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { nextWait } from '../../src/service/outbox/schedule.ts';
import { isPrivateAddress, sendWebhook } from '../../src/service/outbox/webhook.ts';
import { receiver, SECRET } from './receivers.ts';
import { HOUR } from './setup.ts';

const settings = (url: string) => ({ url, secret: SECRET, allowPrivate: true, timeoutMs: 2_000 });
const never = new AbortController().signal;

test('webhook answers: all but 2xx are tried again, none is followed', async () => {
  const answer = async (status: number, headers: Record<string, string>) => {
    const { url, calls } = await receiver((response) => response.writeHead(status, headers).end());
    const outcome = await sendWebhook(settings(url), 'x', {}, never);
    expect(calls).toHaveLength(1);
    return outcome;
  };
  expect(await answer(204, {})).toEqual({ result: 'sent' });
  const location = 'http://169.254.169.254/';
  for (const status of [302, 400, 404, 408, 410, 500, 503]) {
    const outcome = { result: 'retry', code: `http_${status}`, afterMs: 0 };
    expect(await answer(status, { location })).toEqual(outcome);
  }
  expect(await answer(429, { 'retry-after': '120' })).toMatchObject({ afterMs: 120_000 });
});

test('a webhook receiver that changes the protocol or hangs up is tried again', async () => {
  for (const answer of ['HTTP/1.1 101 S\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n', '']) {
    const server = createServer((socket) => {
      socket.on('error', () => {}).once('data', () => socket.end(answer));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await sendWebhook(settings(url), 'x', {}, never)).result, answer).toBe('retry');
  }
});

test('webhook receivers that stall or never stop talking are left alone', async () => {
  const stalling = await receiver(() => {});
  const stalled = await sendWebhook(settings(stalling.url), 'x', {}, never);
  expect(stalled).toEqual({ result: 'retry', code: 'timeout' });
  const talking = await receiver((response) => void response.writeHead(200).write('…'));
  expect(await sendWebhook(settings(talking.url), 'x', {}, never)).toEqual({ result: 'sent' });
});

test.each([
  ['http://93.184.215.14/', { result: 'retry', code: 'https_needed' }],
  ['https://169.254.169.254/', { result: 'retry', code: 'private' }],
  ['https://[::1]:1/', { result: 'retry', code: 'private' }],
  ['https://localhost:1/', { result: 'retry', code: 'private' }],
])('webhook to %s is not sent', async (url, outcome) => {
  expect(await sendWebhook({ ...settings(url), allowPrivate: false }, 'x', {}, never)).toEqual(
    outcome,
  );
});

test('private, local and special addresses are refused, public ones are not', () => {
  const refused = `127.0.0.1 10.1.2.3 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0
    255.255.255.255 192.88.99.1 :: ::1 fe80::1 fd00::1 ::ffff:127.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1
    2002:7f00:1:: ff02::1 nonsense`.split(/\s+/);
  for (const address of refused) expect(isPrivateAddress(address), address).toBe(true);
  for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700::1111']) {
    expect(isPrivateAddress(address), address).toBe(false);
  }
});

test('retries go on for 72 h and more, by mail and by webhook, then no more', () => {
  const total = (random: number) => {
    let sum = 0;
    for (let attempts = 1; ; attempts += 1) {
      const wait = nextWait(attempts, 0, () => random);
      if (wait === null) return sum / HOUR;
      sum += wait;
    }
  };
  expect(total(0)).toBeGreaterThan(72);
  expect(total(1)).toBeLessThan(96);
  expect(nextWait(1, 0, () => 0)).toBe(5000);
  expect(nextWait(1, 60_000, () => 0)).toBe(60_000);
  expect(nextWait(1, 1e12, () => 0)).toBe(24 * HOUR);
});
