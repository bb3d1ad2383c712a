import { expect, it } from 'vitest';
import { toHtml } from './markdown.ts';

it('gives a heading no id of the page around it', async () => {
  const { html, headings } = await toHtml('## Content\n\na\n\n## Contents of a box\n\nb');
  expect(html).toContain('<h2 id="section-content">Content</h2>');
  expect(html).toContain('<h2 id="contents-of-a-box">');
  expect(headings.map(({ slug }) => slug)).toEqual(['section-content', 'contents-of-a-box']);
});
