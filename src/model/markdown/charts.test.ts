import { expect, it } from 'vitest';
import { language } from '../../content/language.ts';
import { chartsAsMarkdown, drawCharts } from './charts.ts';
import { toHtml } from './markdown.ts';

const number = (value: number) => value.toLocaleString(language.tag);
const block = (yaml: string) => `A.\n\n\`\`\`chart\n${yaml}\n\`\`\`\n\nB.`;
const html = async (yaml: string, plain = false) =>
  (await toHtml(block(yaml), [drawCharts('a.md', plain)])).html.replaceAll('\n', '');
const chart = (kind: string, values: number[], more = '') =>
  `kind: ${kind}\ntitle: How long\n${more}items:\n${values.map((value, index) => `  - { label: L${index}, value: ${value} }`).join('\n')}`;

it('draws bars in proportion to the longest, the emphasised one marked', async () => {
  const text = await html(
    'kind: bars\ntitle: How <long>\nunit: ms\nitems:\n  - { label: A & B, value: 1200, emphasis: true }\n  - { label: C, value: 300.5 }\n  - { label: D, value: 0 }\nnote: Measured.',
  );
  expect(text).toMatch(/^<p>A\.<\/p><figure data-chart="bars"><figcaption>How &lt;long&gt;/);
  expect(text).toContain('<th scope="row">A &amp; B<svg aria-hidden="true"><rect width="100%"');
  expect(text).toContain(`<td><strong>${number(1200)}<small> ms</small></strong></td>`);
  expect(text).toContain('<rect width="25.04%"');
  expect(text).toContain(`<td>${number(300.5)}<small> ms</small></td>`);
  expect(text).toContain('<rect width="0%"');
  expect(text).toMatch(/<p>Measured\.<\/p><\/figure><p>B\.<\/p>$/);
});

it('draws no bar where every value is zero', async () => {
  expect(await html(chart('bars', [0, 0]))).not.toMatch(/NaN|width="[1-9]/);
});

it('cuts one bar into parts of the whole', async () => {
  const text = await html(chart('parts', [3, 1], 'unit: $\n'));
  expect(text).toContain('<rect x="0%" width="75%"');
  expect(text).toContain('<rect x="75%" width="25%"');
  expect(text).toContain('<td>$3</td>');
});

it('draws a line from zero, its highest point labelled above, units in its table for screen readers', async () => {
  const text = await html(chart('line', [20, 40, 10], 'unit: ms\n'));
  expect(text).toContain('<polyline points="0,50 50,0 100,75" vector-effect="non-scaling-stroke">');
  expect(text).toMatch(/<p data-side="middle">.*L1 <strong>40<small> ms<.*L0 .*L2 .*<table>/);
  expect(text).toContain('<td>40<small class="visually-hidden"> ms</small></td>');
});

it('labels the highest point once where it is the first', async () => {
  expect(await html(chart('line', [40, 20, 10]))).not.toContain('data-side');
});

const STEPS = 'kind: steps\ntitle: T\nitems: [{ label: A, note: N. }, { label: B }, { label: C }]';
it('lists steps with their notes', async () => {
  expect(await html(STEPS)).toContain(
    '<ol><li><strong>A</strong> <span>N.</span></li><li><strong>B</strong></li><li><strong>C</strong></li></ol>',
  );
});

it.each(['bars', 'parts', 'line'])(
  'leaves the drawing of %s out for readers elsewhere',
  async (kind) => {
    const text = await html(chart(kind, [1, 2, 3]), true);
    expect(text).not.toMatch(/<svg|aria-hidden/);
    expect(text).toContain('<th scope="row">L1</th><td>2</td>');
  },
);

it('is a table, or a list, in Markdown', () => {
  expect(chartsAsMarkdown(block(chart('parts', [3, 1], 'unit: "%"\nnote: N.\n')), 'a.md')).toBe(
    'A.\n\n**How long**\n\n| | |\n|---|---:|\n| L0 | 3% |\n| L1 | 1% |\n\nN.\n\nB.',
  );
  expect(chartsAsMarkdown(block(STEPS), 'a.md')).toBe('A.\n\n**T**\n\n1. A: N.\n1. B\n1. C\n\nB.');
});

it.each([
  ['an unknown kind', 'kind: bar\ntitle: T', 'kind: is "bar"; write one of: bars'],
  ['an unknown key', `${chart('bars', [1, 2])}\ntitel: T`, 'titel: is not a field'],
  ['a value below zero', chart('bars', [1, -2]), 'items[1].value: is -2; give at least 0'],
  ['one part', chart('parts', [1]), 'items: has 1 entries; give at least 2'],
  ['too many items', chart('parts', [1, 2, 3, 4, 5, 6]), 'items: has 6 entries; give at most 5'],
])('%s stops the build with file, line and field', async (_, yaml, message) => {
  await expect(html(yaml)).rejects.toThrow(`a.md:4: chart: ${message}`);
  expect(() => chartsAsMarkdown(block(yaml), 'a.md')).toThrow(`a.md:4: chart: ${message}`);
});

it('text that is no YAML stops the build with its line', async () => {
  await expect(html('kind: bars\ntitle: a: b')).rejects.toThrow(/a\.md:5:\d+: cannot be read/);
});
