import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { insightPage } from '../../content/pages.ts';
import { Comments } from './comments.tsx';

const { comments: copy } = insightPage;
const draw = (frame?: typeof copy & { src: string }) =>
  renderToStaticMarkup(<Comments id="c" title="Comments" notSetUp="Write to us." frame={frame} />);

test('a button and a plain link lead to comments that are set up, and nothing of them is there before', () => {
  const html = draw({ ...copy, src: '/thread?a' });
  expect(html).toContain(` data-comments="/thread?a" data-loading="${copy.loading}"`);
  expect(html).toMatch(/ role="status" data-comments-note=""/);
  expect(html).toMatch(/<button [^>]*data-comments-load=""/);
  expect(html).toContain(' href="/thread?a" target="_blank"');
  expect(html).not.toMatch(/<iframe|<script|Write to us/);
});

test('comments that are not set up say what to do instead, and have nothing to load', () => {
  expect(draw()).toContain('Write to us.');
  expect(draw()).not.toMatch(/<button|data-comments|href/);
});
