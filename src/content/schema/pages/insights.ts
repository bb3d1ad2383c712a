import { z } from 'astro/zod';
import {
  callToAction,
  countForms,
  head,
  hero,
  label,
  lead,
  pageRecord,
  passage,
  title,
  view,
} from './fields.ts';

export const insightsSchema = z.strictObject({
  page: pageRecord,
  hero: hero.extend({ none: passage('Instead of the text while nothing has been published') }),
  search: z.strictObject({
    label: label('Name of the field, read out'),
    placeholder: label('Shown in the empty field'),
    clear: label('Button that empties the field'),
  }),
  tabs: z.strictObject({ label: label('Name of the tabs, read out') }),
  view,
  newest: title('Heading above the newest insights of the other tabs'),
  more: label('Button on phones that shows more than the first ten', 'count', 'tab'),
  count: z
    .strictObject({ ...countForms('Results', 'tab'), waiting: label('While the search runs') })
    .describe('Announced after searching'),
  empty: z
    .strictObject({ title: title('Heading', 'tab'), text: lead, reset: label('Button') })
    .describe('Shown if nothing is found'),
  failed: head.extend({ retry: label('Button') }).describe('Shown if the search does not load'),
  callToAction,
});
export type InsightsCopy = z.infer<typeof insightsSchema>;
