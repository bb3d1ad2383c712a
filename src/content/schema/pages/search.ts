import { z } from 'astro/zod';
import { countForms, heading, label, labels, line, link, title } from './fields.ts';

export const searchSchema = z.strictObject({
  title: heading,
  label: label('Name of the field, read out'),
  placeholder: label('Shown in the empty field'),
  close: label('Button'),
  hint: line('Shown before anything is typed'),
  results: label('Name of the list, read out'),
  loading: line('While the search loads'),
  count: z
    .strictObject({
      ...countForms('Pages', 'query'),
      more: label('More pages than are shown', 'shown', 'count', 'query'),
    })
    .describe('Announced after searching'),
  empty: z
    .strictObject({ title: title('Heading', 'query'), text: line('Text'), action: link })
    .describe('Shown if nothing is found'),
  failed: z
    .strictObject({ text: line('Text'), retry: label('Button') })
    .describe('Shown if the search could not be loaded'),
  keys: line('Explains the keys'),
  keywords: z
    .strictObject({
      prices: line('For the table of prices and the estimator').optional(),
      contact: line('For the contact page').optional(),
      about: line('For the about page').optional(),
    })
    .default({})
    .describe('Words and phrases, separated by commas, for which a page is listed first'),
  kinds: labels(
    'Kind of a result, beside its title',
    ...(['page', 'service', 'industry', 'project'] as const),
    ...(['blog', 'article', 'case-study', 'policy'] as const),
  ),
});
export type SearchCopy = z.infer<typeof searchSchema>;
export type SearchKind = keyof SearchCopy['kinds'];
