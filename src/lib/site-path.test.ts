import { expect, test } from 'vitest';
import { linksUnderBase, underBase, withoutBase } from './site-path.ts';

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

test('changes links, pictures and forms, and nothing that only looks like one', () => {
  const html = [
    '<a title="a > b" href="/a">href="/text"</a><img alt="" src="/i.svg"><form action="/f/contact">',
    '<video poster="/p.webp" src="/site/films/f.mp4"></video><a href="https://x.example/a">',
    '<script type="application/ld+json">{"a":"<a href=\\"/x\\">"}</script><!-- <a href="/c"> -->',
    '<input value="/v"><code>&lt;a href="/code"&gt;</code>',
  ].join('\n');
  expect(linksUnderBase('/site', html)).toBe(
    html
      .replace('b" href="/a"', 'b" href="/site/a"')
      .replace('src="/i', 'src="/site/i')
      .replace('action="/f', 'action="/site/f')
      .replace('poster="/p', 'poster="/site/p'),
  );
  expect(linksUnderBase('', html)).toBe(html);
});
