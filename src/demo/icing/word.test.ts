import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { glyphsOf, isRefused, wordIn } from './word.ts';

test('a visitor gets icing for letters with accents, and text for other scripts', () => {
  expect(glyphsOf('Zoe’s')).toHaveLength(5);
  expect(glyphsOf('oö')).toEqual([glyphsOf('o')?.[0], ...(glyphsOf('ö') ?? [])]);
  expect(glyphsOf('ö')?.slice(1)).toEqual(['-24', '24M-10-69h.1M10-69h.1']);
  expect(glyphsOf('ï')?.[0]).toBe('21M11-44v36');
  expect(glyphsOf('É')?.at(-1)).toContain('-86');
  for (const word of ['愛', 'Þór', 'a愛', '🎂', '\u0301a']) expect(glyphsOf(word)).toBeUndefined();
});

test('a refused word is found in another case, with accents, digits or spaces', () => {
  for (const word of ['DARN', 'd4rn you', 'oh därn', 'd a r n'])
    expect(isRefused(word, ['^darn'])).toBe(true);
  for (const word of ['Dar', 'Anna', 'Scudarn', ''])
    expect(isRefused(word, ['heck', '^darn'])).toBe(false);
});

test('the demo ices no swear word, and harmless words that contain one', () => {
  const { refuses } = parse(readFileSync(`${import.meta.dirname}/ice-words.yaml`, 'utf8'));
  const refused = (words: string) => words.split(' ').filter((word) => isRefused(word, refuses));
  const swears =
    'Asshole arse bullshit SH1T shits Cock dickhead motherfucker pussy Nazi wanker bastard Scheiße Enculé puta хуй';
  expect(refused(swears)).toEqual(swears.split(' '));
  const harmless =
    'Dickens Dickinson cockpit Cocktail Scunthorpe assets class Nazim Wankel Yamashita Harshit snigger Fickle Fitter Titian therapist Salop';
  expect(refused(harmless)).toEqual([]);
});

test('a fragment becomes one line of at most twelve characters', () => {
  expect(wordIn('#ice=Happy%202027!')).toBe('Happy 2027!');
  expect(wordIn(`#ice=${encodeURIComponent('👨‍👩‍👧‍👦'.repeat(14))}`)).toBe('👨‍👩‍👧‍👦'.repeat(12));
  expect(wordIn('#ice=%0Aa%E2%80%AE%09b%20')).toBe('a b');
  for (const none of ['', '#ice', '#icing=a', '#ice=', '#ice=%20', '#ice=%E0%A4', '#ice=%E2%80%8B'])
    expect(wordIn(none)).toBe('');
});
