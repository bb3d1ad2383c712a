import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('drops tags, keeps words apart, reads character references', () => {
  expect(plainText('<h2>One</h2><p>two <em>th</em>ree &amp; &#x2019;four&#39;</p>')).toBe(
    "One two three & ’four'",
  );
});

test('leaves unknown references and drops scripts', () => {
  expect(plainText('<script>let a = "<p>";</script>&unknown; x')).toBe('&unknown; x');
});
