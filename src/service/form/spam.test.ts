import { expect, test } from 'vitest';
import { parseEnquiry } from './enquiry.ts';
import { SPAM_SCORE, scoreSpam } from './spam.ts';

const links = (count: number, start = 'https://www.') =>
  Array.from({ length: count }, (_, index) => `${start}example.com/${index}`).join(' ');
const SPELLED = `${links(10)} ${links(10, 'HTTP://')} ${links(10, 'www.')}`;

test.each<
  [string, { text?: string; elapsed?: number; trap?: boolean; bare?: boolean }, string[], boolean]
>([
  ['in time', { elapsed: 3_000 }, [], false],
  ['no script measured', {}, [], false],
  ['filled in by the browser', { elapsed: 1_800 }, ['too_fast'], false],
  ['faster than anybody', { elapsed: 999 }, ['too_fast'], true],
  ['fast, with several links', { elapsed: 1_800, text: links(11) }, ['too_fast', 'links'], true],
  ['fast, without Origin', { elapsed: 1_800, bare: true }, ['too_fast', 'no_origin'], true],
  ['without Origin', { bare: true }, ['no_origin'], false],
  ['a filled honeypot', { trap: true }, ['honeypot'], true],
  ['ten links', { text: links(10) }, [], false],
  ['ten links, spelled thrice', { text: SPELLED }, [], false],
  ['one link 60 times', { text: 'https://www.example.com, '.repeat(60) }, [], false],
  ['30 links', { text: links(30) }, ['links'], false],
  ['31 links', { text: links(31) }, ['links'], true],
])('%s', (_what, { text = 'Hello', elapsed = null, trap = false, bare = false }, reasons, held) => {
  const data = parseEnquiry({ message: text });
  const result = scoreSpam({ data, elapsed, honeypot: trap, originUnknown: bare });
  expect(result.reasons).toEqual(reasons);
  expect(result.score >= SPAM_SCORE).toBe(held);
});
