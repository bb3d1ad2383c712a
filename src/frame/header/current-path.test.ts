import { expect, it } from 'vitest';
import { ariaCurrent } from './current-path.ts';

it.each([
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/services/seo', 'true'],
  ['/services', '/services-of-others', undefined],
])('link %s on page %s: %s', (path, current, expected) => {
  expect(ariaCurrent(path, current)).toBe(expected);
});
