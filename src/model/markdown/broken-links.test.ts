import { expect, it } from 'vitest';
import { refuseBrokenLinks } from './broken-links.ts';
import { toHtml } from './markdown.ts';

const html = (line: string) => toHtml(`[a](/b) _c_\n\n${line}`, [refuseBrokenLinks('a.md')]);

it.each([
  ['![a photo](My Photo.png)', '"[a photo](My Photo.png)" is not a link or picture: write %20'],
  ["It's [x](/files/My Brochure.pdf)", '"[x](/files/My Brochure.pdf)" is not a link'],
  ['[x](/about “t”)', '"[x](/about “t”)" is not a link or picture'],
  ['[*x*](a b)', '"](a b)" is not a link'],
  ['[x](https://a.example/b c)', '"[x](" is not a link'],
  ['[x](<https://exa mple.com>)', '"https://exa mple.com" is not an address'],
])('an author is told the line and the remedy: %s', async (line, message) => {
  await expect(html(line)).rejects.toThrow(`a.md:3: ${message}`);
});

it.each([
  '[x](<my file.pdf>)',
  '[x](my%20file.pdf "t")',
  '`[x](a b)`',
  '    [x](a b)',
  '[x] (a b)',
])('accepts %s', async (line) => {
  await expect(html(line)).resolves.toBeDefined();
});
