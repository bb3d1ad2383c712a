import { expect, test } from 'vitest';
import { linksUnderBase } from './base-path-middleware.ts';

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
