import { expect, test } from 'vitest';
import { addressKey, isEmail, needsSmtpUtf8, plainAddress } from './email-address.ts';

test.each([
  ['anna@example.com', 'anna@example.com'],
  [' anna@example.com\u00a0', 'anna@example.com'],
  ['anna@example.com.', 'anna@example.com'],
  ['<anna@example.com>', 'anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  ['MAILTO:anna@example.com?subject=Hello', 'anna@example.com'],
  ['Anna Müller <anna@example.com>', 'anna@example.com'],
  ['"Müller, Anna" < anna@example.com >;', 'anna@example.com'],
  ['anna@example.com<mailto:anna@example.com>', 'anna@example.com'],
  ['Anna\r\nBcc: x@y.example <anna@example.com>', 'anna@example.com'],
  ['=?utf-8?Q?a=0d=0aBcc:_x@y.example?= <anna@example.com>', 'anna@example.com'],
  ['anna\u200b@exam\u00adple.com\u200e', 'anna@example.com'],
  ['mu\u0308ller@example.de', 'müller@example.de'],
  ['anna@نامه\u200cای.example', 'anna@نامه\u200cای.example'],
  // Ambiguous, so nothing is removed.
  ['anna schmidt@example.com', 'anna schmidt@example.com'],
  ['anna@example.com, carl@example.com', 'anna@example.com, carl@example.com'],
  ['Anna <anna@example.com>, Carl <c@d.example>', 'Anna <anna@example.com>, Carl <c@d.example>'],
  ['Anna <anna>', 'Anna <anna>'],
  ['', ''],
])('of %j the plain address is %j', (typed, address) => {
  expect(plainAddress(typed)).toBe(address);
  expect(plainAddress(address)).toBe(address);
});

test.each([
  ...['a@b', "o'brien+x@sub.example", 'a.b@xn--bcher-kva.example', 'A@B.example'],
  ...['anna@müller.de', 'müller@example.de', 'anna@例え.jp', '用户@例え.jp', 'अजय@डाटा.भारत'],
])('%s is an address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  ...['', 'a', 'a@', '@b', 'a@b c', 'a@-b', 'a@b\n', '"a"@b', 'a@b,c@d', 'a@b>', 'a@müller..de'],
  ...['a@ü.de/x', 'a@ü.de:25', 'a@ü.de?x', 'a@ü.de\r\nBcc: x@y.example', 'a@ü／x.de', 'a@ü@x.de'],
  ...['a\u2028@b', 'a\u0085@b', 'a\u202eb@c', 'ü \u3000@b', '=?utf-8?Q?=0d=0aBcc=3a?=@b'],
  ...[`${'a'.repeat(250)}@b.de`, `a@${'ü'.repeat(64)}.de`],
])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('the forms of one address are one, those of others are not', () => {
  const forms = [
    'anna@müller.de',
    'ANNA@MÜLLER.DE',
    'anna@xn--mller-kva.de',
    'A <anna@Müller.de.>',
  ];
  expect(new Set(forms.map(addressKey))).toEqual(new Set(['anna@xn--mller-kva.de']));
  expect(addressKey('anna@mueller.de')).not.toBe(addressKey('anna@müller.de'));
});

test('letters beyond ASCII before the @ need SMTPUTF8, in the domain not', () => {
  expect(['müller@a.de', 'anna@müller.de', 'a@b.de'].map(needsSmtpUtf8)).toEqual([
    true,
    false,
    false,
  ]);
});
