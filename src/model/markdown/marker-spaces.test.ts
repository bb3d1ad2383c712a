import { expect, it } from 'vitest';
import { toHtml } from './markdown.ts';
import { plainMarkerSpaces } from './marker-spaces.ts';

const plain = [
  '## Heading',
  '- a\n  - b',
  '1. a\n2. b',
  '> quoted\n> - a',
  '- [ ] a\n- [x] b',
  '###### a',
  ' | a | b | \n | --- | :- | \n | c | d | ',
];

it.each(
  ['\u00a0', '\u202f', '\u3000'].flatMap((space) => plain.map((text) => [text, space] as const)),
)('an author who types %j with the space %j gets what a plain space gives', async (text, space) => {
  const typed = plainMarkerSpaces(text.replaceAll(' ', space));
  expect((await toHtml(typed)).html).toBe((await toHtml(text)).html);
});

it.each([
  '```\n#\u00a0a\n```',
  'a\u00a0- b\u202f: c',
  '\u3000An indented paragraph.',
  '|1\u202f000|\n|-|\n|2\u202f000|',
])('leaves other spaces: %j', (text) => {
  expect(plainMarkerSpaces(text)).toBe(text);
});
