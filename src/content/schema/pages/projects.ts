import { z } from 'astro/zod';
import { slug } from '../common.ts';
import {
  callToAction,
  costColumns,
  countForms,
  heading,
  hero,
  label,
  lead,
  pageRecord,
  title,
  view,
} from './fields.ts';

export const projectsSchema = z.strictObject({
  page: pageRecord,
  hero,
  filters: z.strictObject({
    legend: label('What is chosen, read out'),
    options: z
      .array(
        z.strictObject({
          id: slug.describe('Stands in the address, as in ?industry=hr'),
          label: label('Button'),
          industry: z
            .string()
            .describe(
              'Slug of an industry or id of project-industries.yaml; empty for all projects',
            ),
        }),
      )
      .min(1),
  }),
  view,
  number: label('Number of a project', 'id'),
  count: z
    .strictObject({
      ...countForms('Projects'),
      inIndustry: label('Either of them in an industry', 'count', 'industry'),
    })
    .describe('Announced after filtering'),
  readMore: label('Link on each project'),
  empty: z
    .strictObject({ title: heading, text: lead, reset: label('Button') })
    .describe('Shown where an industry has no project'),
  cases: z.strictObject({
    title: title('Heading above the smallest case studies', 'count', 'price'),
    text: lead,
    columns: costColumns,
    more: label('Link to all case studies'),
  }),
  callToAction,
});
export type ProjectsCopy = z.infer<typeof projectsSchema>;
