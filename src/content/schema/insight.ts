import { z } from 'astro/zod';
import { categorySlugs } from '../insight-categories.ts';
import { day, demo, externalUrl, path, text } from './common.ts';
import type { InsightKindId } from './insight-lists.ts';

const shared = {
  title: text.max(90),
  /** Becomes the title in search results where the title is longer than 60 characters. */
  seoTitle: text.max(60).optional(),
  meta_description: text.min(70).max(160),
  /** A narrower topic than sourceCategory; shown as a chip. */
  category: text,
  /** Slug of one of the categories of insight-categories.yaml. */
  sourceCategory: z.enum(categorySlugs),
  /** ISO dates, for feeds and the sitemap. */
  published: day,
  updated: day.optional(),
  /** Related images: entries of mockups.yaml or art, shown with type and description. */
  images: z.array(z.strictObject({ type: text, description: text, mockup: text })).default([]),
  external_link: z.strictObject({ label: text, url: externalUrl }).optional(),
  demo,
};

/** One of the kinds of insight-kinds.yaml. */
const kind = <Id extends InsightKindId>(id: Id) => z.literal(id);

export const blogSchema = z.strictObject({
  ...shared,
  type: kind('blog'),
  url: z.string().regex(/^\/blog\/[a-z0-9-]+$/),
  /** At most three are shown in the list view. */
  summary: z.array(text).min(2).max(4),
});

export const articleSchema = z.strictObject({
  ...shared,
  type: kind('article'),
  url: z.string().regex(/^\/article\/[a-z0-9-]+$/),
  summary: z.array(text).min(2).max(4),
});

export const caseStudySchema = z.strictObject({
  ...shared,
  type: kind('case-study'),
  focus: text,
  keyInsights: z.array(text).min(3).max(5),
  summary: text.optional(),
});

export const policySchema = z.strictObject({
  /** The order in the footer. */
  id: z.int(),
  name: text,
  path,
  description: text.min(70).max(160),
  lede: text,
});

export type Blog = z.infer<typeof blogSchema>;
export type Article = z.infer<typeof articleSchema>;
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Policy = z.infer<typeof policySchema>;
export type Insight = Blog | Article | CaseStudy;
