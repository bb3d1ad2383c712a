import { expect, it } from 'vitest';
import { isCurrentPath } from './current-path.ts';

it.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/services', '/services', true],
  ['/services', '/services/seo', true],
  ['/services', '/services-of-others', false],
])('link %s on page %s: %s', (path, current, expected) => {
  expect(isCurrentPath(path, current)).toBe(expected);
});
