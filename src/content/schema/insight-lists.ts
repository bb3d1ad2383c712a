import { z } from 'astro/zod';
import { list, slug, tone } from './common.ts';
import { alt, label } from './pages/fields.ts';

/** Each has its own schema, collection and folder. */
const kindIds = ['blog', 'article', 'case-study'] as const;
export type InsightKindId = (typeof kindIds)[number];

export const insightKindsSchema = list({
  id: z.enum(kindIds).describe('Used as `type` in the front matter and as the name of the folder'),
  label: label('Name of one insight of this kind'),
  tab: z.strictObject({
    id: slug.describe('Used in the address, as in ?tab=articles'),
    label: label('Name of several'),
  }),
})
  .length(kindIds.length, `must have one entry each for ${kindIds.join(', ')}`)
  .refine((kinds) => new Set(kinds.map(({ id }) => id)).size === kinds.length, {
    error: 'names a kind twice; each has one entry',
  });

export const insightCategoriesSchema = list({
  slug: slug.describe(
    'Named by insights as sourceCategory. The picture is src/assets/art/insight-<slug>, or plain shapes in the tone',
  ),
  name: label('Name'),
  tone: tone.describe('Background, a tone of theme/tokens.css'),
  alt,
})
  .min(1)
  .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, {
    error: 'has a slug twice; each category has its own',
  });
