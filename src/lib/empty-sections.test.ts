import { expect, it } from 'vitest';
import { fillEmptySections } from './empty-sections.ts';

const fill = (html: string) => fillEmptySections(html, 'Content not available.');

it('fills a section that ends at once', () => {
  expect(fill('<h2 id="a">A</h2>\n<h2 id="b">B</h2>\n<p>b</p>')).toBe(
    '<h2 id="a">A</h2>\n<p>Content not available.</p>\n<h2 id="b">B</h2>\n<p>b</p>',
  );
});

it('fills the last section of a text', () => {
  expect(fill('<p>a</p>\n<h3 id="b">B</h3>')).toBe(
    '<p>a</p>\n<h3 id="b">B</h3>\n<p>Content not available.</p>',
  );
});

it('leaves a section alone whose subsections have text', () => {
  const html = '<h2 id="a">A</h2>\n<h3 id="b">B</h3>\n<p>b</p>';
  expect(fill(html)).toBe(html);
});

it('fills a subsection before the next section', () => {
  expect(fill('<h2>A</h2><h3>B</h3><h2>C</h2><p>c</p>')).toBe(
    '<h2>A</h2><h3>B</h3>\n<p>Content not available.</p><h2>C</h2><p>c</p>',
  );
});
