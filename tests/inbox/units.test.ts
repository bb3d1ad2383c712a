import { expect, test } from 'vitest';
import { csvCell } from '../../inbox/cli/csv.ts';
import { forTerminal } from '../../inbox/cli/show.ts';
import { checkGuestLinks, readConfig } from '../../inbox/config/config.ts';
import { isEmail } from '../../inbox/form/fields.ts';
import { prefersJson } from '../../inbox/http/accept.ts';
import { addressKey, clientAddress } from '../../inbox/http/client-address.ts';
import { rateLimiter } from '../../inbox/http/rate-limit.ts';
import { oneLine } from '../../inbox/outbox/mail.ts';
import { isPrivateAddress } from '../../inbox/outbox/private-address.ts';
import { nextWait } from '../../inbox/outbox/schedule.ts';
import { steadyClock } from '../../inbox/store/steady-clock.ts';
import { FORMULAS, HEADER_BREAKS } from '../proof/payloads.ts';
import { SECRET } from './receivers.ts';

const HOUR = 3_600_000;
const minute = (max: number) => ({ max, perMs: 60_000 });

test('six posts a minute: the sixth waits, and says how long; buckets stay bounded', () => {
  let now = 0;
  const limiter = rateLimiter([minute(5), { max: 30, perMs: HOUR }], () => now);
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

test('what could be taken for nothing is given back', () => {
  const limiter = rateLimiter([minute(1)], () => 0);
  expect(limiter.take('a')).toBe(0);
  limiter.giveBack('a');
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(60);
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

test.each([...FORMULAS, '"=cmd', 'plain, with "quotes"\nand lines'])(
  'CSV cell %j is quoted, starts no formula and reads back',
  (text) => {
    const cell = csvCell(text);
    expect(cell).toMatch(/^"[\s\S]*"$/);
    const inner = cell.slice(1, -1).replaceAll('""', '"');
    expect(inner).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/);
    expect(inner.replace(/(^|[,;|\t\r\n])'/g, '$1')).toBe(text);
  },
);

/** Fields as a reader with this separator finds them, with quotes understood or ignored. */
function fieldsOf(text: string, separator: string, quotes: boolean): string[] {
  const fields = [''];
  let quoted = false;
  let start = true;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (quoted && text.startsWith('""', index)) {
      fields.push(`${fields.pop()}"`);
      index += 1;
    } else if (sign === '"' && quotes && (start || quoted)) {
      quoted = !quoted;
    } else if (!quoted && (sign === separator || sign === '\n' || sign === '\r')) {
      fields.push('');
      start = true;
      continue;
    } else {
      fields.push(`${fields.pop()}${sign}`);
    }
    start = false;
  }
  return fields;
}

test('no cell starts a formula, whatever separator a spreadsheet reads the file with', () => {
  const separators = [',', ';', '\t', '|'];
  const texts = separators.flatMap((separator) =>
    [...FORMULAS, '"=1', '""=1'].flatMap((formula) => [
      `x${separator}${formula}`,
      `x${separator} "${formula}`,
      `line\n${formula}`,
      `line\r\n${formula}`,
      formula,
    ]),
  );
  expect(texts.length).toBeGreaterThan(250);
  let cells = 0;
  for (const text of texts) {
    const line = `${csvCell('id')},${csvCell(text)},${csvCell(text)}\r\n`;
    for (const separator of separators) {
      for (const quotes of [true, false]) {
        for (const field of fieldsOf(line, separator, quotes)) {
          const value = quotes ? field : field.replace(/^"|"$/g, '');
          expect(value, JSON.stringify([text, separator])).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]/);
          cells += 1;
        }
      }
    }
  }
  expect(cells).toBeGreaterThan(5000);
  expect(csvCell('a - b, c; d')).toBe('"a - b, c; d"');
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
  expect(() => readConfig({ WEBHOOK_URL: 'http://x.example', WEBHOOK_SECRET: SECRET })).toThrow(
    'WEBHOOK_ALLOW_PRIVATE',
  );
  expect(readConfig({ PORT: '' }).PORT).toBe(4321);
  expect(readConfig({ SITE_URL: 'https://a.example/x' }).SITE_URL).toBe('https://a.example');
});

test('booking with e-mails needs SITE_URL wherever somebody else can send a Host header', () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1', NOTIFY_TO: 'a@b.example' };
  const check = (env: Record<string, string>) => () => checkGuestLinks(readConfig(env));
  for (const env of [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.1' },
    { NODE_ENV: 'production' },
    { TRUSTED_PROXIES: '1' },
  ]) {
    expect(check({ ...mail, ...env }), JSON.stringify(env)).toThrow(/SITE_URL must be set/);
    expect(check({ ...mail, ...env, SITE_URL: 'https://a.example' })).not.toThrow();
    expect(check(env)).not.toThrow();
  }
  for (const HOST of ['localhost', '127.0.0.1', '::1']) {
    expect(check({ ...mail, HOST })).not.toThrow();
  }
});
