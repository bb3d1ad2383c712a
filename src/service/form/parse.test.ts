import { expect, test } from 'vitest';
import { GOOD } from '../../../tests/service/setup.ts';
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
const parse = (type: string | null, text: string) =>
  parseFields(new TextEncoder().encode(text), type);

const refused = (what: string, type: string | null, body: string, status: number, code: string) =>
  test(`${what}: ${status} ${code}`, () =>
    expect(parse(type, body)).rejects.toMatchObject({ status, code }));

const END = '--X--\r\n';
const DISPOSITION = 'Content-Disposition: form-data; name="a"';
const withBoundary = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

for (const [what, body] of [
  ['empty body', ''],
  ['truncated body', good],
  ['cut in the middle of a part', good.slice(0, -20)],
  ['cut after the boundary', `${good}--X`],
  ['line feeds only', `${good}${END}`.replaceAll('\r\n', '\n')],
  ['unterminated part header', `--X\r\n${DISPOSITION}`],
  ['unterminated header after good parts', `${good}--X\r\n${DISPOSITION}`],
  ['unterminated header before a good part', `--X\r\n${DISPOSITION}\r\n${good}${END}`],
  ['part header that begins with a space', `${good}--X\r\n Content: x\r\n\r\n${END}`],
  ['part without a header', `${good}--X\r\n\r\nx\r\n${END}`],
  ['part without a name', `${good}--X\r\nX-A: b\r\n\r\nx\r\n${END}`],
  ['field name with an encoded CRLF', `${good}${part('a%0D%0ABcc: x', 'y')}${END}`],
  ['field name with a bare CR', `${good}${part('a\rBcc: x', 'y')}${END}`],
  ['field name over 64 bytes', `${good}${part('n'.repeat(65), 'y')}${END}`],
] as const) {
  refused(what, MULTIPART, body, 400, 'malformed');
}
for (const boundary of ['', 'Y; boundary=X', 'b'.repeat(71), 'b'.repeat(252)]) {
  const body = good.replaceAll('--X', `--${boundary}`);
  const what = `boundary "${boundary.slice(0, 20)}" of ${boundary.length} bytes`;
  refused(what, withBoundary(boundary), `${body}--${boundary}--\r\n`, 400, 'malformed');
}
for (const body of ['[1,2]', '42', 'null', '{"name":', '['.repeat(10_000) + ']'.repeat(10_000)]) {
  refused(`JSON ${body.slice(0, 20)}`, JSON_TYPE, body, 400, 'malformed');
}
for (const body of [
  '{"message":{"path":"/etc/passwd"}}',
  `{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  '{"__proto__":{"x":1}}',
]) {
  refused(`an object for a text, ${body.slice(0, 20)}`, JSON_TYPE, body, 422, 'invalid');
}
const fields31 = Array.from({ length: 31 }, (_, index) => `x${index}=y`).join('&');
const values41 = JSON.stringify({ x: Array(41).fill('y') });
const file = (value: string) => `${good}${part('f', value, '; filename="../x"')}${END}`;
refused('no boundary', 'multipart/form-data', `${good}${END}`, 400, 'malformed');
refused('field name with CRLF', URLENCODED, `${encoded}&a%0D%0ABcc=x`, 400, 'malformed');
refused('41 parts', MULTIPART, `${part('x', 'y').repeat(41)}${END}`, 400, 'too_many_fields');
refused('31 fields', URLENCODED, fields31, 400, 'too_many_fields');
refused('41 pairs', URLENCODED, 'x=y&'.repeat(41), 400, 'too_many_fields');
refused('41 values in JSON', JSON_TYPE, values41, 400, 'too_many_fields');
refused('a file', MULTIPART, file('x'), 415, 'file_not_accepted');
refused('an empty file', MULTIPART, file(''), 415, 'file_not_accepted');
refused('65,537 bytes', URLENCODED, 'x'.repeat(65_537), 413, 'too_large');
refused('text/plain', 'text/plain', 'name=x', 415, 'unsupported_type');
refused('no Content-Type', null, 'name=x', 415, 'unsupported_type');
refused('another type', `x-${MULTIPART}`, `${good}${END}`, 415, 'unsupported_type');

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
