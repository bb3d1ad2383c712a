import { z } from 'astro/zod';
import { head, label, line, pageRecord } from './fields.ts';

export const estimatorPageSchema = z.strictObject({
  page: pageRecord,
  hero: head,
  labels: z.strictObject({
    kind: label('Question: what is built'),
    writer: label('Question: who writes the texts'),
    pace: label('Question: when it is needed'),
    show: label('Button that asks for the estimate'),
    range: line('Error beside a number', 'least', 'most', 'count'),
    result: label('Label above the price'),
    driver: label('Label of the largest cost'),
    people: label('Label of the size of the team'),
    weeks: label('Label of the duration'),
    sum: label('Heading of the lines'),
    total: label('Line: all months'),
    least: label('Line: the lowest price'),
    most: label('Line: the highest price'),
    note: line('Text under the lines'),
    attach: label('Link that puts the estimate into an enquiry'),
  }),
  attached: head
    .extend({ message: line('First line of the message') })
    .describe('The enquiry with its estimate'),
});
export type EstimatorCopy = z.infer<typeof estimatorPageSchema>;
