import { expect, test } from 'vitest';
import { inTheme, tokenValue } from './token-value.ts';

const css =
  ':root {\n  --ink: #22120f;\n  --text: var(--ink);\n  --text-soft: red;\n}\n.b { --ink: #fff; }';

test('gives the value a token stands for', () => {
  expect(tokenValue(css, 'text')).toBe('#22120f');
  expect(tokenValue(css, 'text-soft')).toBe('red');
});

test('a token that is missing stops the build', () => {
  expect(() => tokenValue(css, 'page')).toThrow('--page');
});

test('gives the value in each theme', () => {
  const both = ':root { --ink: #000; --page: light-dark(#fff, var(--ink)); }';
  expect(tokenValue(both, 'page')).toBe('#fff');
  expect(tokenValue(both, 'page', 'dark')).toBe('#000');
  const shadow = '0 1px light-dark(color-mix(in srgb, var(--a) 3%, red), rgb(0 0 0 / 50%))';
  expect(inTheme(shadow, 'light')).toBe('0 1px color-mix(in srgb, var(--a) 3%, red)');
  expect(inTheme(shadow, 'dark')).toBe('0 1px rgb(0 0 0 / 50%)');
});
