import { z } from 'astro/zod';
import { head, label, line, pageRecord } from './fields.ts';

export const estimatorPageSchema = z.strictObject({
  page: pageRecord,
  hero: head,
  labels: z.strictObject({
    kind: label('Question: what is built'),
    writer: label('Question: who writes the texts'),
    pace: label('Question: by when'),
    show: label('Button that asks for the estimate'),
    range: line('Error of a number', 'least', 'most', 'count'),
    result: label('Label above the price'),
    driver: label('Label of what costs most'),
    people: label('Label of the size of the team'),
    weeks: label('Label of the duration'),
    sum: label('Heading of the lines'),
    total: label('Line: all months'),
    least: label('Line: the least it costs'),
    most: label('Line: the most it costs'),
    note: line('Text under the lines'),
    attach: label('Link that puts the estimate into an enquiry'),
  }),
  attached: head
    .extend({ message: line('First line of the message') })
    .describe('The enquiry with its estimate'),
});
export type EstimatorCopy = z.infer<typeof estimatorPageSchema>;
