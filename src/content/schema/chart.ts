import { z } from 'astro/zod';
import { list, text } from './common.ts';

const label = text.max(40).describe('What stands beside the value');
const note = text.max(140).optional().describe('What was counted, or how to read it');
const value = z.number().min(0).describe('A number from 0');
const emphasis = z.boolean().default(false).describe('Drawn in the strong colour');
const head = z.strictObject({
  title: text.max(70).describe('What the reader sees, as a heading of the chart'),
  note,
});
const measured = head.extend({
  unit: text.max(16).optional().describe('Of all values: a word, "%" or a currency sign'),
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
