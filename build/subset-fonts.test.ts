import { expect, test } from 'vitest';
import { charactersOf, withLetters } from './subset-fonts.ts';

test('a unicode-range gives its characters, single ones and runs', () => {
  expect(charactersOf('U+61-63,U+e9, U+2014')).toBe('abcé—');
});

test('the letters of a language, and those that stand in a tenth of the texts, are added once', () => {
  const texts = ['Łódź ł ä', ...Array<string>(9).fill('a'), ...Array<string>(9).fill('ł')];
  expect(withLetters('U+20-7e,U+e4', 'äß', texts)).toBe('U+20-7e,U+e4,U+df,U+142');
});
