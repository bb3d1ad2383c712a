import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlight-code.ts';
import { toHtml } from './markdown.ts';
import {
  absoluteLinks,
  alignCells,
  fillEmptySections,
  focusableBlocks,
  type HtmlPlugin,
  labelCells,
  labelTasks,
} from './markdown-plugins.ts';
import { plainText } from './plain-text.ts';

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

it('keeps the alignment of a table without a style attribute', async () => {
  const text = '|a|b|c|\n|---:|:-:|-|\n|d|e|f|';
  expect((await html(text, alignCells)).match(/<t[hd]\b[^>]*>/g)).toEqual([
    ...['<th data-align="right">', '<th data-align="center">', '<th>'],
    ...['<td data-align="right">', '<td data-align="center">', '<td>'],
  ]);
});

it('names the column of each cell, in tables that have heads', async () => {
  const table = '|a|*b* c|\n|-|-|\n|d|**e**|\n|f|\n\n<table><tr><td>g</td></tr></table>';
  expect((await html(table, labelCells)).match(/<td\b[^>]*>.*?<\/td>/g)).toEqual([
    ...['<td data-label="a">d</td>', '<td data-label="b c"><strong>e</strong></td>'],
    ...['<td data-label="a">f</td>', '<td data-label="b c"></td>', '<td>g</td>'],
  ]);
});

it('labels the boxes of a task list with their own words, not with those of tasks below', async () => {
  const labels = (
    await html('- [ ] a **b**\n  - [x] c\n\n1\n\n- [ ] d\n\n- [x] e', labelTasks)
  ).match(/<label>.*?<\/label>/g);
  expect(labels?.map((label) => label.replace(/<input [^>]*>/, '[]'))).toEqual([
    '<label>[] a <strong>b</strong></label>',
    '<label>[] c</label>',
    '<label>[] d</label>',
    '<label>[] e</label>',
  ]);
});

it('marks code of a known language and leaves its text and other code alone', async () => {
  const text = '```js\nconst a = 1; // <b>\n```\n\n```\nconst\n```\n\n```unheard\nconst\n```';
  const marked = (await toHtml(text, [highlightCode])).html;
  expect(marked).toContain('<span>const</span> ');
  expect(marked).not.toContain('style=');
  expect(marked).toContain('<span data-token="comment">// &lt;b&gt;</span>');
  expect(plainText(marked)).toBe('const a = 1; // <b> const const');
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
