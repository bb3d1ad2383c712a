import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { categorySlugs } from '../insight-lists.ts';
import { budget } from './budget.ts';
import { day, demo, externalUrl, list, path, picture, referenceTo, slug, text } from './common.ts';
import type { InsightKindId } from './insight-lists.ts';
import { each } from './pages/fields.ts';

const shared = ({ image }: SchemaContext) => ({
  title: text.max(90),
  seoTitle: text.max(60).optional().describe('Shorter title for search results'),
  meta_description: text.min(70).max(160),
  slug: slug.optional().describe('Last part of the address, instead of the file name or title'),
  author: referenceTo(slug, 'people')
    .optional()
    .describe('Id of a person in people.yaml; by default the agency is the author'),
  category: text.describe('A narrower topic than sourceCategory; shown as a chip'),
  sourceCategory: z.enum(categorySlugs).describe('Slug of a category of insight-categories.yaml'),
  services: z
    .array(referenceTo(text, 'services'))
    .default([])
    .describe('Slugs of the services it is about; the pages link to each other'),
  industry: referenceTo(slug, 'industries')
    .optional()
    .describe('Slug of the industry it is about; the pages link to each other'),
  published: day.describe('ISO date; a build before that day leaves the insight out'),
  updated: day.optional().describe('ISO date of the last change, shown as "Revised"'),
  draft: z.boolean().default(false).describe('True to show it only in `npm run dev`'),
  cover: picture(image).optional().describe("Shown instead of its category's picture"),
  /** Related images: entries of mockups.yaml or art, shown with type and description. */
  images: list({ type: text, description: text, mockup: referenceTo(text, 'mockups') }).default([]),
  external_link: z.strictObject({ label: text, url: externalUrl }).optional(),
  demo,
});

type Dates = { published: string; updated?: string | undefined };
const revisedAfterwards = ({ published, updated = published }: Dates) => updated >= published;
const order = { message: 'must not be earlier than published', path: ['updated'] };

const writtenPiece =
  <Id extends Exclude<InsightKindId, 'case-study'>>(id: Id) =>
  (context: SchemaContext) =>
    z
      .strictObject({
        ...shared(context),
        type: z.literal(id),
        url: z
          .string()
          .regex(new RegExp(`^/${id}/[a-z0-9-]+$`))
          .optional(),
        summary: z.array(text).min(2).max(4).describe('At most three are shown in the list view'),
      })
      .refine(revisedAfterwards, order);

export const blogSchema = writtenPiece('blog');
export const articleSchema = writtenPiece('article');

export const caseStudySchema = (context: SchemaContext) =>
  z
    .strictObject({
      ...shared(context),
      type: z.literal('case-study' satisfies InsightKindId),
      focus: text,
      /** Client, duration, team and price, shown under the head. */
      facts: z
        .strictObject({
          ...each(text.max(48), 'client', 'duration', 'team'),
          budget: budget.max(48),
        })
        .partial()
        .optional(),
      keyInsights: z.array(text).min(3).max(5),
      summary: text.optional(),
    })
    .refine(revisedAfterwards, order);

/** A policy. `path` is derived from the file's name. */
export const policySchema = z.strictObject({
  id: z.int().describe('Position in the footer'),
  name: text,
  path,
  version: z.iso.date().describe('ISO date of the last change to the text'),
  description: text.min(70).max(160),
  lede: text,
});

type Blog = z.infer<ReturnType<typeof blogSchema>>;
type Article = z.infer<ReturnType<typeof articleSchema>>;
export type CaseStudy = z.infer<ReturnType<typeof caseStudySchema>>;
export type Insight = Blog | Article | CaseStudy;
