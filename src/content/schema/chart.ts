import { z } from 'astro/zod';
import { list, text } from './common.ts';

const label = text.max(40).describe('Label of the value');
const note = text.max(140).optional().describe('What is counted, or how to read the chart');
const value = z.number().min(0).describe('A number from 0');
const emphasis = z.boolean().default(false).describe('Drawn in the strong colour');
const head = z.strictObject({
  title: text.max(70).describe('Heading of the chart: what the reader sees in it'),
  note,
});
const measured = head.extend({
  unit: text.max(16).optional().describe('Unit of all values: a word, "%" or a currency sign'),
});

/** A block ```chart (docs/guides/add-an-article.md). */
export const chartSchema = z.discriminatedUnion('kind', [
  measured.extend({
    kind: z.literal('bars'),
    items: list({ label, value, emphasis }).min(2).max(8),
  }),
  measured.extend({
    kind: z.literal('parts'),
    items: list({ label, value: value.positive() }).min(2).max(5),
  }),
  measured.extend({ kind: z.literal('line'), items: list({ label, value }).min(3).max(12) }),
  head.extend({ kind: z.literal('steps'), items: list({ label, note }).min(3).max(6) }),
]);

export type Chart = z.infer<typeof chartSchema>;
