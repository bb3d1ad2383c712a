import { expect, it } from 'vitest';
import { marginNotes, pullSentences } from './margin-notes.ts';
import { toHtml } from './markdown.ts';

const html = async (markdown: string) =>
  (await toHtml(markdown, [marginNotes])).html.replaceAll('\n', '');

it('puts a note beside the block that refers to it, and leaves no list at the end', async () => {
  const text = await html('First.\n\nSecond[^a] one.\n\nThird.\n\n[^a]: What *it* means.');
  expect(text).toMatch(
    /^<p>First\.<\/p><div data-noted=""><p>Second<sup>.*<\/sup> one\.<\/p><aside role="note"><div id="user-content-fn-a"><p><sup aria-hidden="true">1 <\/sup>What <em>it<\/em> means\. ?<\/p><\/div><\/aside><\/div><p>Third\.<\/p>$/,
  );
});

it('describes a reference by its note', async () => {
  expect(await html('a[^n]\n\n[^n]: b')).toContain('aria-describedby="user-content-fn-n"');
});

it('takes several notes of a block together, and each note once', async () => {
  const text = await html('- a[^1]\n- b[^2]\n\nc[^1]\n\n[^1]: One.\n[^2]: Two.');
  expect(text.match(/<aside/g)).toHaveLength(1);
  expect(text.match(/<div id="user-content-fn-/g)).toHaveLength(2);
  expect(text).toMatch(/<\/ul><aside.*One\..*Two\..*<\/aside><\/div><p>c/);
});

it('does not list the notes among the headings', async () => {
  const { headings } = await toHtml('## A\n\nb[^1]\n\n[^1]: c', [marginNotes]);
  expect(headings.map(({ text }) => text)).toEqual(['A']);
});

it('puts each sentence beside the longest paragraph of its part, but not beside the first or one with a note', async () => {
  const text =
    '## A\n\nThe longest paragraph of all, which is set wide.\n\nb\n\nlonger b\n\n## C\n\nwith a note[^1] and long\n\nlonger c\n\nc\n\n[^1]: d';
  const { html } = await toHtml(text, [marginNotes, pullSentences(['One.', 'Two.'])]);
  expect(html.match(/<p>[^<]*<\/p>\s*<aside[^>]* data-pull="">[^<]*/g)).toEqual([
    '<p>longer b</p><aside role="note" data-pull="">One.',
    '<p>longer c</p><aside role="note" data-pull="">Two.',
  ]);
});
