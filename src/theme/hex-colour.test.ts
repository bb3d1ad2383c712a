import { expect, test } from 'vitest';
import { hexColour } from './hex-colour.ts';

test.each(['#222222', '#222', '#2228', 'rebeccapurple', 'oklch(40% 0.1 250)'])(
  'a token that is %s is a colour with six digits',
  (colour) => {
    expect(hexColour(`:root { --ink: ${colour}; }`, 'ink')).toMatch(/^#[0-9a-f]{6}$/);
  },
);

test('a token that stands for no single colour is named', () => {
  const css = ':root { --ink: color-mix(in oklch, red, blue); }';
  expect(() => hexColour(css, 'ink')).toThrow('--ink');
});
