import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('drops tags, keeps words apart, reads character references', () => {
  expect(plainText('<h2>One</h2><p>two <em>th</em>ree &amp; &#x2019;four&#39;</p>')).toBe(
    "One two three & ’four'",
  );
});

test('leaves unknown references and drops scripts and the way back from a footnote', () => {
  expect(
    plainText(
      '<script>let a = "<p>";</script>&unknown; x <a href="#1" data-footnote-backref="">↩<sup>2</sup></a>',
    ),
  ).toBe('&unknown; x');
});
