import { expect, test } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';

test('resolves paths and anchors, leaves other addresses alone', () => {
  const html =
    '<a href="/contact">a</a><a href="#b">b</a><img src="/c.png"><a href="mailto:x@y.example">d</a>';
  expect(absoluteLinks(html, 'https://whiskbit.example/insights/blog/e')).toBe(
    '<a href="https://whiskbit.example/contact">a</a><a href="https://whiskbit.example/insights/blog/e#b">b</a><img src="https://whiskbit.example/c.png"><a href="mailto:x@y.example">d</a>',
  );
});
