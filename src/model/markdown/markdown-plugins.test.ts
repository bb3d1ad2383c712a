import { describe, expect, it } from 'vitest';
import { toHtml } from './markdown.ts';
import {
  absoluteLinks,
  fillEmptySections,
  focusableBlocks,
  type HtmlPlugin,
} from './markdown-plugins.ts';

const html = async (markdown: string, plugin: HtmlPlugin) =>
  (await toHtml(markdown, [plugin])).html.replaceAll('\n', '');

describe('fillEmptySections', () => {
  it.each([
    ['ends at once', '## A\n## B\nb', '<h2 id="a">A</h2><p>None.</p><h2 id="b">B</h2><p>b</p>'],
    ['is the last', 'a\n### B', '<p>a</p><h3 id="b">B</h3><p>None.</p>'],
    ['is a subsection', '### B\n## C\nc', '<h3 id="b">B</h3><p>None.</p><h2 id="c">C</h2><p>c</p>'],
  ])('fills a section that %s', async (_, markdown, expected) => {
    expect(await html(markdown, fillEmptySections('None.'))).toBe(expected);
  });
  it('fills a section before the footnotes', async () => {
    expect(await html('a[^1]\n## B\n[^1]: c', fillEmptySections('None.'))).toContain(
      '<h2 id="b">B</h2><p>None.</p><section',
    );
  });
  it.each(['## A\n### B\nb', '## A\n<details>b</details>', '## A\n- b', '# A'])(
    'leaves %j alone',
    async (markdown) => {
      expect(await html(markdown, fillEmptySections('None.'))).not.toContain('None.');
    },
  );
});

it('makes tables and code samples focusable, those written as HTML too', async () => {
  const text = '|a|\n|-|\n|b|\n\n```css\nc\n```\n\n<table><tr><td>d</td></tr></table>';
  const found = (await html(text, focusableBlocks)).match(/<(?:table|pre)[^>]*>/g);
  expect(found).toEqual(['<table tabindex="0">', '<pre tabindex="0">', '<table tabindex="0">']);
});

it('makes paths and fragments absolute and leaves other addresses alone', async () => {
  const text = '[a](/c) [b](#d) ![](/e.png) [f](mailto:x@y.example)\n\n<a href="/g">h</a>';
  const found = (await html(text, absoluteLinks('https://a.example/b/i'))).match(
    /(?:href|src)="[^"]*"/g,
  );
  expect(found).toEqual([
    'href="https://a.example/c"',
    'href="https://a.example/b/i#d"',
    'src="https://a.example/e.png"',
    'href="mailto:x@y.example"',
    'href="https://a.example/g"',
  ]);
});
