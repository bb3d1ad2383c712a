import { expect, test } from 'vitest';
import { fonts } from '../src/theme/fonts.ts';
import { charactersOf, withLetters } from './subset-fonts.ts';

test('a unicode-range gives its characters, single ones and runs', () => {
  expect(charactersOf('U+61-63,U+e9, U+2014')).toBe('abcé—');
});

test('the letters of a language, and those that stand in a tenth of the texts, are added once', () => {
  const texts = ['Łódź ł ä', ...Array<string>(9).fill('a'), ...Array<string>(9).fill('ł')];
  expect(withLetters('U+20-7e,U+e4', 'äß', texts)).toBe('U+20-7e,U+e4,U+df,U+142');
});

test("the files of each font have the letters of Europe's languages in Latin script, each in one file", () => {
  const letters = 'ąćęłńóśźżčďěňřšťůžőűășțğıİşđėįųūēģķļņõøåæœßþð';
  for (const { files } of fonts) {
    const held = files.flatMap(({ range }) => [...charactersOf(range)]);
    expect(new Set(held).size).toBe(held.length);
    expect([...letters].filter((letter) => !held.includes(letter))).toEqual([]);
  }
});
