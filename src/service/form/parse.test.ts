import { expect, test } from 'vitest';
import { GOOD } from '../testing.ts';
import { readEntry } from './fields.ts';
import { parseFields } from './parse.ts';

const MULTIPART = 'multipart/form-data; boundary=X';
const URLENCODED = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const part = (name: string, value: string, more = '') =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const good = Object.entries(GOOD)
  .map(([name, value]) => part(name, value))
  .join('');
const encoded = new URLSearchParams(GOOD).toString();
const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (type: string | null, text: string) => parseFields(bytesOf(text), type);

test.each<[what: string, status: number, code: string, type: string | null, body: string]>([
  ['empty multipart body', 400, 'malformed', MULTIPART, ''],
  ['truncated body', 400, 'malformed', MULTIPART, good],
  ['cut in the middle of a part', 400, 'malformed', MULTIPART, good.slice(0, -20)],
  ['cut after the boundary', 400, 'malformed', MULTIPART, `${good}--X`],
  ['line feeds only', 400, 'malformed', MULTIPART, `${good}--X--\r\n`.replaceAll('\r\n', '\n')],
  [
    'unterminated part header',
    400,
    'malformed',
    MULTIPART,
    '--X\r\nContent-Disposition: form-data; name="name"',
  ],
  [
    'unterminated header after good parts',
    400,
    'malformed',
    MULTIPART,
    `${good}--X\r\nContent-Disposition: f`,
  ],
  [
    'unterminated header before a good part',
    400,
    'malformed',
    MULTIPART,
    `--X\r\nContent-Disposition: form-data; name="a"\r\n${good}--X--\r\n`,
  ],
  [
    'part header that begins with a space',
    400,
    'malformed',
    MULTIPART,
    `${good}--X\r\n Content: x\r\n\r\n--X--`,
  ],
  ['part without a header', 400, 'malformed', MULTIPART, `${good}--X\r\n\r\nx\r\n--X--\r\n`],
  [
    'part without a name',
    400,
    'malformed',
    MULTIPART,
    `${good}--X\r\nX-A: b\r\n\r\nx\r\n--X--\r\n`,
  ],
  ['boundary of 0 bytes', 400, 'malformed', 'multipart/form-data; boundary=', `${good}--X--\r\n`],
  ['no boundary', 400, 'malformed', 'multipart/form-data', `${good}--X--\r\n`],
  [
    'two boundaries',
    400,
    'malformed',
    'multipart/form-data; boundary=Y; boundary=X',
    `${good}--X--\r\n`,
  ],
  [
    'boundary of 71 bytes',
    400,
    'malformed',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
    good,
  ],
  [
    'boundary of 252 bytes',
    400,
    'malformed',
    `multipart/form-data; boundary=${'b'.repeat(252)}`,
    good,
  ],
  [
    'field name with an encoded CRLF',
    400,
    'malformed',
    MULTIPART,
    `${good}${part('a%0D%0ABcc: x', 'y')}--X--\r\n`,
  ],
  [
    'field name with a bare CR',
    400,
    'malformed',
    MULTIPART,
    `${good}${part('a\rBcc: x', 'y')}--X--\r\n`,
  ],
  ['field name with CRLF, urlencoded', 400, 'malformed', URLENCODED, `${encoded}&a%0D%0ABcc=x`],
  [
    'field name over 64 bytes',
    400,
    'malformed',
    MULTIPART,
    `${good}${part('n'.repeat(65), 'y')}--X--\r\n`,
  ],
  ['41 parts', 400, 'too_many_fields', MULTIPART, `${part('x', 'y').repeat(41)}--X--\r\n`],
  [
    '31 fields',
    400,
    'too_many_fields',
    URLENCODED,
    Array.from({ length: 31 }, (_, i) => `x${i}=y`).join('&'),
  ],
  ['41 pairs', 400, 'too_many_fields', URLENCODED, 'x=y&'.repeat(41)],
  [
    'a file',
    415,
    'file_not_accepted',
    MULTIPART,
    `${good}${part('f', 'x', '; filename="../../etc/passwd"')}--X--\r\n`,
  ],
  [
    'an empty file',
    415,
    'file_not_accepted',
    MULTIPART,
    `${good}${part('f', '', '; filename="a.txt"')}--X--\r\n`,
  ],
  ['JSON array', 400, 'malformed', JSON_TYPE, '[1,2]'],
  ['JSON number', 400, 'malformed', JSON_TYPE, '42'],
  ['JSON null', 400, 'malformed', JSON_TYPE, 'null'],
  ['broken JSON', 400, 'malformed', JSON_TYPE, '{"name":'],
  ['JSON 10,000 deep', 400, 'malformed', JSON_TYPE, '['.repeat(10_000) + ']'.repeat(10_000)],
  ['an object where text belongs', 422, 'invalid', JSON_TYPE, '{"message":{"path":"/etc/passwd"}}'],
  [
    'objects in a field',
    422,
    'invalid',
    JSON_TYPE,
    `{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  ],
  ['an object under __proto__', 422, 'invalid', JSON_TYPE, '{"__proto__":{"x":1}}'],
  ['41 values', 400, 'too_many_fields', JSON_TYPE, JSON.stringify({ x: Array(41).fill('y') })],
  ['65,537 bytes', 413, 'too_large', URLENCODED, 'x'.repeat(65_537)],
  ['text/plain', 415, 'unsupported_type', 'text/plain', 'name=x'],
  ['no Content-Type', 415, 'unsupported_type', null, 'name=x'],
  [
    'a lookalike type',
    415,
    'unsupported_type',
    'multipart/form-data-x; boundary=X',
    `${good}--X--\r\n`,
  ],
])('%s: %d %s', async (_what, status, code, type, body) => {
  await expect(parse(type, body)).rejects.toMatchObject({ status, code });
});

test.each<[string, string, string]>([
  ['multipart', MULTIPART, `${good}--X--\r\n`],
  ['with charset', `${MULTIPART}; charset=utf-8`, `${good}--X--\r\n`],
  ['with a quoted boundary', 'multipart/form-data; boundary="X"', `${good}--X--`],
  ['with capitals and blanks', 'Multipart/Form-Data ;  BOUNDARY=X', `${good}--X--\r\n`],
  ['urlencoded', URLENCODED, encoded],
  ['urlencoded with charset', `${URLENCODED}; charset=UTF-8`, encoded],
  ['JSON', JSON_TYPE, JSON.stringify(GOOD)],
  ['JSON with null', JSON_TYPE, JSON.stringify({ ...GOOD, other: null })],
])('a good post is read: %s', async (_what, type, body) => {
  expect(Object.fromEntries(await parse(type, body))).toEqual(
    Object.fromEntries(Object.entries(GOOD).map(([name, value]) => [name, [value]])),
  );
});

test.each<[string, string]>([
  [MULTIPART, '--X--\r\n'],
  [URLENCODED, ''],
  [JSON_TYPE, '{}'],
])('a post without fields is none that is cut: %s', async (type, body) => {
  expect((await parse(type, body)).size).toBe(0);
});

test('__proto__ and constructor are plain names', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'a.b.c[0][x]'];
  const body = `${names.map((name) => part(name, 'polluted')).join('')}--X--\r\n`;
  expect([...(await parse(MULTIPART, body)).keys()]).toEqual(names);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each([
  ['a\u0000b\u0007c\r\nd\te\rf', 'abc\nd\te\nf'],
  ['a\u0085b\u009b2Jc\u007f', 'ab2Jc'],
  ['\u202egpj.exe\u2066x\u2069', 'gpj.exex'],
  ['مرحبا \u200fRTL', 'مرحبا \u200fRTL'],
  ['Zoë 👩🏽‍🍳 a\u200bb', 'Zoë 👩🏽‍🍳 a\u200bb'],
  ['a\ud800b', 'a\ufffdb'],
])('%j is kept as %j', async (typed, kept) => {
  const fields = await parse(JSON_TYPE, JSON.stringify({ message: typed }));
  expect(fields.get('message')).toEqual([kept]);
});

test('invalid UTF-8 becomes U+FFFD', async () => {
  expect((await parse(URLENCODED, 'message=%FF%FEx')).get('message')).toEqual(['\ufffd\ufffdx']);
});

test('64 KiB of anything cost at most 50 ms', async () => {
  const long = 62_000;
  const json = (fields: object) => [JSON_TYPE, JSON.stringify({ ...GOOD, ...fields })] as const;
  const bodies = [
    json({ email: `a@${'a.'.repeat(long / 2)}` }),
    json({ email: `a@${'a-'.repeat(long / 2)}` }),
    json({ message: ' '.repeat(long) }),
    json({ name: '\n'.repeat(30_000) }),
    json({ name: '\t'.repeat(30_000) }),
    json({ interests: ', '.repeat(long / 2) }),
    json({ message: '\u200b'.repeat(long / 3) }),
    [MULTIPART, '--X\r\n'.repeat(13_000)],
    [MULTIPART, `--X\r\nA: b\r\n\r\n${'\r\n--'.repeat(16_000)}`],
    [MULTIPART, '-'.repeat(long)],
    [URLENCODED, '&'.repeat(long)],
    [URLENCODED, '%'.repeat(long)],
  ] as const;
  for (const [type, body] of bodies) {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run += 1) {
      const before = process.cpuUsage();
      const fields = await parse(type, body).catch(() => null);
      if (fields) readEntry(fields, {});
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1000);
    }
    expect(least, body.slice(0, 200)).toBeLessThan(50);
  }
});
