import { z } from 'astro/zod';
import { type ProjectIndustry, projectIndustries } from '../../project-industries.ts';
import { slug } from '../common.ts';
import { callToAction, heading, hero, label, lead, pageRecord, view } from './fields.ts';

const ids = Object.keys(projectIndustries) as ProjectIndustry[];

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
            .enum(['', ...ids])
            .describe('Id of an industry of our projects; empty for all projects'),
        }),
      )
      .min(1),
  }),
  view,
  number: label('Number of a project', 'id'),
  count: z
    .strictObject({
      one: label('One project'),
      other: label('Several projects', 'count'),
      inIndustry: label('Either of them in an industry', 'count', 'industry'),
    })
    .describe('Announced after filtering'),
  readMore: label('Link on each project'),
  empty: z
    .strictObject({ title: heading, text: lead, reset: label('Button') })
    .describe('Shown where an industry has no project'),
  callToAction,
});
