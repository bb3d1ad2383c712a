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
    .strictObject({
      title: title('Heading', 'query'),
      text: line('Text'),
      action: link,
    })
    .describe('Shown where nothing is found'),
  failed: z
    .strictObject({ text: line('Text'), retry: label('Button') })
    .describe('Shown where the search could not be loaded'),
  keys: line('Which keys do what'),
  prices: line('Words by which the table of prices and the estimator are found first').optional(),
  kinds: labels(
    'What a result is, beside its title',
    ...(['page', 'service', 'industry', 'project'] as const),
    ...(['blog', 'article', 'case-study', 'policy'] as const),
  ),
});
export type SearchCopy = z.infer<typeof searchSchema>;
export type SearchKind = keyof SearchCopy['kinds'];
