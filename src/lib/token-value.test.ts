import { expect, test } from 'vitest';
import { tokenValue } from './token-value.ts';

const css =
  ':root {\n  --ink: #22120f;\n  --text: var(--ink);\n  --text-soft: red;\n}\n.b { --ink: #fff; }';

test('gives the value a token stands for', () => {
  expect(tokenValue(css, 'text')).toBe('#22120f');
  expect(tokenValue(css, 'text-soft')).toBe('red');
});

test('a token that is missing stops the build', () => {
  expect(() => tokenValue(css, 'page')).toThrow('--page');
});
