import { expect, test } from 'vitest';
import { charactersIn, displayFonts } from '../theme/outline-fonts.ts';
import { drawableText } from './drawable-text.ts';

const known = charactersIn(await displayFonts());

test.each([
  'Łukasz Żółć, Dvořák & Škoda, Győr Építő',
  'Șerban Țară, Şahin İnşaat, Đorđe Čolić, Žalgiris',
])('the fonts of share pictures draw %s', (name) => {
  expect(drawableText(name, known)).toEqual({ words: name, missing: [] });
});

test('a share picture leaves out signs that no font has, and a title with a word that it cannot write', () => {
  expect(drawableText('🚀 Launch week → 2× faster', known)).toEqual({
    words: 'Launch week 2× faster',
    missing: ['🚀', '→'],
  });
  expect(drawableText('Łódź, Ελλάδα', known)).toEqual({
    words: '',
    missing: ['Ε', 'λ', 'ά', 'δ', 'α'],
  });
  expect(drawableText('Soft\u00adware Z\u0307\u202f1 👩🏽‍💻', known).words).toBe('Software Ż 1');
});

test.each([
  'Launch week → what we learned (2× faster, ≤ 1 s)',
  'AI ≠ magic',
  'Chanel № 5',
  'An e\u2011mail a day',
])('a share picture has no words rather than those of "%s" with another meaning', (title) => {
  expect(drawableText(title, known).words).toBe('');
});
