import { expect, test } from 'vitest';
import { csvCell } from '../../inbox/cli/csv.ts';
import { forTerminal } from '../../inbox/cli/show.ts';
import { addressKey, clientAddress } from '../../inbox/client-address.ts';
import { steadyClock } from '../../inbox/clock.ts';
import { readConfig } from '../../inbox/config.ts';
import { prefersJson } from '../../inbox/form/accept.ts';
import { isEmail } from '../../inbox/form/fields.ts';
import { oneLine } from '../../inbox/outbox/mail.ts';
import { isPrivateAddress } from '../../inbox/outbox/private-address.ts';
import { nextWait } from '../../inbox/outbox/schedule.ts';
import { FORMULAS, HEADER_BREAKS } from '../../inbox/proof/payloads.ts';
import { rateLimiter } from '../../inbox/rate-limit.ts';

const HOUR = 3_600_000;

test('six posts a minute: the sixth waits, and says how long; buckets stay bounded', () => {
  let now = 0;
  const limiter = rateLimiter({ perMinute: 5, perHour: 30 }, () => now);
  expect([1, 2, 3, 4, 5].map(() => limiter.take('a'))).toEqual([0, 0, 0, 0, 0]);
  expect(limiter.take('a')).toBe(12);
  expect(limiter.take('b')).toBe(0);
  now += 12_000;
  expect(limiter.take('a')).toBe(0);
  for (let round = 0; round < 40; round += 1) {
    now += 15_000;
    limiter.take('a');
  }
  expect(limiter.take('a')).toBeGreaterThan(60);
  for (let index = 0; index < 20_000; index += 1) limiter.take(`key ${index}`);
  expect(limiter.size()).toBe(10_000);
});

test('only what our own proxies wrote into X-Forwarded-For is believed', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6', 0)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
  expect(clientAddress('10.0.0.1', '1.2.3.4', 2)).toBe('1.2.3.4');
  expect(clientAddress('::ffff:1.2.3.4', undefined, 0)).toBe('1.2.3.4');
});

test('IPv6 counts by its /64', () => {
  const same = ['2001:db8:0:1::1', '2001:0db8::1:0:0:0:2', '2001:db8:0:1:ffff:ffff:ffff:ffff'];
  expect(new Set(same.map(addressKey)).size).toBe(1);
  expect(addressKey('2001:db8:0:2::1')).not.toBe(addressKey(same[0] ?? ''));
  expect(addressKey('1.2.3.4')).toBe('1.2.3.4');
});

test('a clock that jumps a day changes nothing until it has stood for two hours', () => {
  let wall = 1_000_000_000_000;
  let ticks = 0;
  const pass = (ms: number) => {
    wall += ms;
    ticks += ms;
  };
  const now = steadyClock(
    () => wall,
    () => ticks,
  );
  for (const jump of [24 * HOUR, -24 * HOUR]) {
    const before = now();
    wall += jump;
    pass(1000);
    expect(now() - before).toBe(1000);
    pass(HOUR);
    expect(now() - before).toBe(HOUR + 1000);
    pass(HOUR + 1);
    now();
    expect(now()).toBe(wall);
  }
});

test('retries: 27 h for webhooks, 72 h and more for mail, then no more', () => {
  const total = (kind: string, random: number) => {
    let sum = 0;
    for (let attempts = 1; ; attempts += 1) {
      const wait = nextWait(kind, attempts, 0, () => random);
      if (wait === null) return sum / HOUR;
      sum += wait;
    }
  };
  expect(total('webhook', 0)).toBeGreaterThan(27);
  expect(total('webhook', 1)).toBeLessThan(34);
  expect(total('mail', 0)).toBeGreaterThan(72);
  expect(nextWait('mail', 1, 0, () => 0)).toBe(5000);
  expect(nextWait('webhook', 1, 60_000, () => 0)).toBe(60_000);
  expect(nextWait('webhook', 1, 1e12, () => 0)).toBe(24 * HOUR);
});

test.each([...FORMULAS, '"=cmd', 'plain, with "quotes"\nand lines'])(
  'CSV cell %j is quoted, starts no formula and reads back',
  (text) => {
    const cell = csvCell(text);
    expect(cell).toMatch(/^"[\s\S]*"$/);
    const inner = cell.slice(1, -1).replaceAll('""', '"');
    expect(inner).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/);
    expect(inner.replace(/^'/, '')).toBe(text);
  },
);

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

test('text for mail headers and terminals is harmless', () => {
  expect(oneLine('Hi\r\nBcc: x@y.example\u2028z')).toBe('Hi Bcc: x@y.example z');
  for (const text of HEADER_BREAKS) expect(oneLine(text)).toBe('Hi Bcc: x@y.example');
  expect(oneLine('x'.repeat(300))).toHaveLength(120);
  expect(forTerminal('a\u001b[2Jb\u202ec\nd')).toBe('a [2Jbc\nd');
});

test('e-mail addresses: the browser’s rule', () => {
  for (const good of ['a@b', "o'brien+x@sub.example", 'a.b@xn--bcher-kva.example']) {
    expect(isEmail(good), good).toBe(true);
  }
  for (const bad of ['', 'a', 'a@', '@b', 'a@b c', 'a@-b', 'a@b\n', '"a"@b', 'a@b,c@d', 'ä@b']) {
    expect(isEmail(bad), bad).toBe(false);
  }
});

test('JSON is given to those who ask for it', () => {
  expect(prefersJson('application/json', undefined)).toBe(true);
  expect(prefersJson('text/html,application/json;q=0.9', undefined)).toBe(false);
  expect(prefersJson('application/json, text/html;q=0.5', undefined)).toBe(true);
  expect(prefersJson('*/*', 'application/json')).toBe(true);
  expect(prefersJson(undefined, 'multipart/form-data')).toBe(false);
});

test('settings that do not fit are named without their value', () => {
  expect(() => readConfig({ PORT: 'secret' })).toThrow(/PORT/);
  expect(() => readConfig({ PORT: 'secret' })).not.toThrow(/secret/);
  expect(() => readConfig({ SMTP_URL: 'smtp://x' })).toThrow('NOTIFY_TO');
  expect(() => readConfig({ WEBHOOK_URL: 'https://x.example' })).toThrow('WEBHOOK_SECRET');
  expect(readConfig({ PORT: '' }).PORT).toBe(4321);
  expect(readConfig({ SITE_URL: 'https://a.example/x' }).SITE_URL).toBe('https://a.example');
});
