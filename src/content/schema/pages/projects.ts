import { z } from 'astro/zod';
import { list, referenceTo, slug } from '../common.ts';
import {
  callToAction,
  costColumns,
  countForms,
  each,
  head,
  hero,
  label,
  lead,
  line,
  pageDescription,
  pageRecord,
  title,
  view,
} from './fields.ts';

export const projectsSchema = z.strictObject({
  page: pageRecord,
  hero,
  filters: z.strictObject({
    legend: label('Name of the choice, read out'),
    options: list({
      id: slug.describe('Used in the address, as in ?industry=hr'),
      label: label('Button'),
      industry: z
        .union([z.literal(''), referenceTo(slug, 'industries', 'projectIndustries')])
        .describe('Slug of an industry or id of project-industries.yaml; empty for all projects'),
    }).min(1),
  }),
  view,
  number: label('Number of a project', 'id'),
  count: z
    .strictObject({
      ...countForms('Projects'),
      inIndustry: label('Number of projects in an industry', 'count', 'industry'),
      more: z.strictObject(countForms('Link to the case studies')).optional(),
    })
    .describe('Announced after filtering'),
  readMore: label('Link on each project'),
  empty: head.extend({ reset: label('Button') }).describe('Shown if an industry has no project'),
  cases: z.strictObject({
    title: title('Heading above the smallest case studies', 'count', 'price'),
    text: lead,
    columns: costColumns,
    more: label('Link to the list of all cases'),
    list: z
      .strictObject({
        title: title('Heading', 'count'),
        text: lead,
        description: pageDescription('Shown in search results', 'count'),
      })
      .describe('The page with all cases'),
    matrix: z
      .strictObject({
        caption: title('Caption of the table, read out'),
        ...each(label('Field on phones'), 'service', 'industry'),
        allServices: label('Option in the field, and last row of the table'),
        allIndustries: label('Option in the field, and last column of the table'),
        show: label('Button on phones'),
        count: z.strictObject(countForms('Cases')).describe('A number of the table, read out'),
        none: line('Shown if there is no such case'),
      })
      .describe('Services and industries, with the number of cases of each'),
  }),
  callToAction,
});
export type ProjectsCopy = z.infer<typeof projectsSchema>;
