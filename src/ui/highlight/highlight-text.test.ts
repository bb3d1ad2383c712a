import { expect, test } from 'vitest';
import { searchTerm } from '../../lib/words.ts';
import { excerpt, splitByTerms } from './highlight-text.ts';

test('marks whole words, whatever their case and accents', () => {
  expect(splitByTerms('A Crème, brûlée', ['creme'])).toEqual([
    { text: 'A ', hit: false },
    { text: 'Crème', hit: true },
    { text: ', brûlée', hit: false },
  ]);
});

test.each([
  ['हिन्दी में', 'हिन्दी'],
  ['東京のデザイン会社', 'デザイン'],
  ['In Next.js, in', 'Next.js'],
])('marks in %s the word %s, whatever its script', (text, word) => {
  const hits = splitByTerms(text, [searchTerm(word)]).filter(({ hit }) => hit);
  expect(hits).toEqual([{ text: word, hit: true }]);
});

test('a text without a hit is one part', () => {
  expect(splitByTerms('nothing here', ['thing'])).toEqual([{ text: 'nothing here', hit: false }]);
});

test.each([
  ['短句'.repeat(60), '结束', '语句。'.repeat(60)],
  [`one two https://${'a'.repeat(80)}/`, 'needle', `/${'b'.repeat(200)} end`],
])('an excerpt holds the word where no space is near: %#', (before, word, after) => {
  const cut = excerpt(before + word + after, [word], 60);
  expect(cut).toMatch(new RegExp(`^… .{10,20}${word}.{10,} …$`));
  expect(cut.length).toBeLessThan(70);
});

test('cuts between words, with dots where something is missing', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const cut = excerpt(text, ['needle'], 60);
  expect(cut).toMatch(/^… before .*needle.* after …$/);
  expect(cut.length).toBeLessThan(80);
  expect(excerpt('short needle', ['needle'])).toBe('short needle');
  expect(excerpt('nothing', ['needle'])).toBe('');
});
