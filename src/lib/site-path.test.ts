import { expect, test } from 'vitest';
import { underBase, withoutBase } from './site-path.ts';

test.each([
  ['/', '/site/'],
  ['/about#team', '/site/about#team'],
  ['/sites', '/site/sites'],
  ['/site', '/site'],
  ['/site/about', '/site/about'],
  ['//cdn.example/a', '//cdn.example/a'],
  ['https://else.example/a', 'https://else.example/a'],
  ['#top', '#top'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('puts the base before %s once', (path, expected) => {
  expect(underBase('/site', path)).toBe(expected);
  expect(underBase('/site', expected)).toBe(expected);
  expect(underBase('', path)).toBe(path);
});

test('takes the base away and says what is not below it', () => {
  expect(
    ['/site', '/site/', '/site/a', '/sites', '/'].map((path) => withoutBase('/site', path)),
  ).toEqual(['/', '/', '/a', null, null]);
  expect(withoutBase('', '/a')).toBe('/a');
});
