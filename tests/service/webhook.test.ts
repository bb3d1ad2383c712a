import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { isPrivateAddress } from '../../src/service/outbox/private-address.ts';
import { nextWait } from '../../src/service/outbox/schedule.ts';
import { sendWebhook, sign } from '../../src/service/outbox/webhook.ts';
import { receiver, SECRET } from './receivers.ts';

const HOUR = 3_600_000;

test('a stale timestamp does not verify', () => {
  const old = Math.floor(Date.now() / 1000) - 3600;
  const headers = {
    'webhook-id': 'x',
    'webhook-timestamp': String(old),
    'webhook-signature': sign('x', old, '{}', SECRET),
  };
  expect(() => new Webhook(SECRET).verify('{}', headers)).toThrow();
});

const settings = (url: string) => ({ url, secret: SECRET, allowPrivate: true, timeoutMs: 2_000 });
const never = new AbortController().signal;

test('webhook answers: all but 2xx are tried again, none is followed', async () => {
  const cases: [number, Record<string, string>, object][] = [
    [204, {}, { result: 'sent' }],
    [429, { 'retry-after': '120' }, { result: 'retry', code: 'http_429', afterMs: 120_000 }],
    [408, {}, { result: 'retry', code: 'http_408', afterMs: 0 }],
    [503, {}, { result: 'retry', code: 'http_503', afterMs: 0 }],
    [410, {}, { result: 'retry', code: 'http_410', afterMs: 0 }],
    [404, {}, { result: 'retry', code: 'http_404', afterMs: 0 }],
    [400, {}, { result: 'retry', code: 'http_400', afterMs: 0 }],
    [
      302,
      { location: 'http://169.254.169.254/' },
      { result: 'retry', code: 'http_302', afterMs: 0 },
    ],
  ];
  for (const [status, headers, outcome] of cases) {
    const { url, calls } = await receiver((response) => response.writeHead(status, headers).end());
    expect(await sendWebhook(settings(url), 'x', {}, never)).toEqual(outcome);
    expect(calls).toHaveLength(1);
  }
});

test('webhook receivers that stall or never stop talking are left alone', async () => {
  const stalling = await receiver(() => {});
  const stalled = await sendWebhook(settings(stalling.url), 'x', {}, never);
  expect(stalled).toEqual({ result: 'retry', code: 'timeout' });
  const talking = await receiver((response) => {
    response.writeHead(200);
    const talk = () => {
      while (response.writable && response.write(Buffer.alloc(16_384))) {
        // Until the other side has enough.
      }
    };
    response.on('drain', talk);
    talk();
  });
  const started = performance.now();
  expect(await sendWebhook(settings(talking.url), 'x', {}, never)).toEqual({ result: 'sent' });
  // Cut off, not waited out.
  expect(performance.now() - started).toBeLessThan(2_000);
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
  const refused = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '192.88.99.1',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    'nonsense',
  ];
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
