import postcss from 'postcss';
import { expect, it } from 'vitest';
import { displaySettingsPlugin } from './integration.ts';

const processed = (css: string) =>
  postcss([displaySettingsPlugin])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ')
    .trim();

it('what holds under reduced motion also holds where motion is off', () => {
  expect(
    processed('@media (prefers-reduced-motion: reduce) { .a, html .b { animation: none } }'),
  ).toBe(
    '@media (prefers-reduced-motion: reduce) { .a, html .b { animation: none } } ' +
      ':root[data-motion="off"] .a, :root[data-motion="off"] .b { animation: none }',
  );
});
it('what holds for motion no longer holds where it is off; keyframes stay as they are', () => {
  expect(
    processed(
      '@media (prefers-reduced-motion: no-preference) { .a { animation: b } @keyframes b { to { scale: 2 } } }',
    ),
  ).toBe(
    '@media (prefers-reduced-motion: no-preference) { :root:not([data-motion="off"]) .a { animation: b } @keyframes b { to { scale: 2 } } }',
  );
});
it('more contrast reaches the document’s element itself', () => {
  expect(processed('@media (prefers-contrast: more) { :root { --a: b } }')).toContain(
    ':root[data-contrast="more"] { --a: b }',
  );
});
it('refuses what it could not hold to', () => {
  expect(() =>
    processed('@media (width > 1px) and (prefers-reduced-motion: reduce) { .a { b: c } }'),
  ).toThrow('write this condition in an @media of its own');
});
