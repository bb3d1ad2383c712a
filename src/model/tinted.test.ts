import { expect, it } from 'vitest';
import { isTinted } from './tinted.ts';

it.each([
  [true, '<g fill="none"><path stroke="currentColor"/></g>'],
  [true, '<style>.a { fill: currentColor; fill-rule: evenodd }</style><path class="a"/>'],
  [true, '<clipPath id="a"><path fill="white"/></clipPath><path fill="currentColor"/>'],
  [true, '<stop stop-color="currentColor"/><path fill="url(#a)"/><view pagecolor="#fff"/>'],
  [true, '<defs><path id="a"/></defs><use href="#a" fill="currentColor"/>'],
  [true, '<!-- fill: red --><g style="fill:currentColor"><path/><path/></g>'],
  [false, '<path fill="currentColor"/><path fill="#e4002b"/>'],
  [false, '<path fill="currentColor"/><path style="stroke:rgb(9, 9, 9)"/>'],
  [false, '<style>.a { fill: #e4002b }</style><path fill="currentColor"/><path class="a"/>'],
  [false, '<g color="#e4002b"><path fill="currentColor"/></g>'],
  [false, '<path fill="#e4002b"/>'],
  [false, '<path fill="currentColor"/><path d="M0 0h9v9"/>'],
  [false, '<path stroke="currentColor"/>'],
  [false, '<path fill="currentColor"/><image href="data:image/png;base64,"/>'],
])('a logo is drawn in the colour of the text (%s): %s', (tinted, svg) => {
  expect(isTinted(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`)).toBe(tinted);
});
