import { expect, it } from 'vitest';
import { isTinted } from './tinted.ts';

it.each([
  [true, '<g fill="none"><path stroke="currentColor"/></g>'],
  [true, '<style>.a { fill: currentColor; fill-rule: evenodd }</style>'],
  [true, '<clipPath id="a"><path fill="white"/></clipPath><path fill="currentColor"/>'],
  [true, '<stop stop-color="currentColor"/><path fill="url(#a)"/><view pagecolor="#fff"/>'],
  [false, '<path fill="currentColor"/><path fill="#e4002b"/>'],
  [false, '<path fill="currentColor"/><path style="stroke:rgb(9, 9, 9)"/>'],
  [false, '<g color="#e4002b"><path fill="currentColor"/></g>'],
  [false, '<path fill="#e4002b"/>'],
])('a logo is drawn in the colour of the text (%s): %s', (tinted, svg) => {
  expect(isTinted(svg)).toBe(tinted);
});
