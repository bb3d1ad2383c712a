import type { SchemaContext } from 'astro:content';
import { defineCollection } from 'astro/content/config';
import type { z } from 'astro/zod';
import { contentLoader } from './content/content-loader.ts';
import type { Reads } from './content/records.ts';
import { industrySchema } from './content/schema/industry.ts';
import {
  articleSchema,
  blogSchema,
  caseStudySchema,
  policySchema,
} from './content/schema/insight.ts';
import { ownPageSchema } from './content/schema/own-page.ts';
import {
  clientSchema,
  faqItemSchema,
  mockupSchema,
  personSchema,
  testimonialSchema,
} from './content/schema/people.ts';
import { projectIndustrySchema, projectSchema } from './content/schema/project.ts';
import { serviceSchema } from './content/schema/service.ts';

type Schema<Fields extends z.ZodType> = Fields | ((context: SchemaContext) => Fields);
const collection = <Fields extends z.ZodType>(reads: Reads, schema: Schema<Fields>) =>
  defineCollection({ loader: contentLoader(reads), schema });

/** One entry a file; the file name is the id and the last part of the URL. */
const yaml = <Fields extends z.ZodType>(folder: string, schema: Schema<Fields>) =>
  collection({ folder, ending: '.yaml' }, schema);
const markdown = <Fields extends z.ZodType>(folder: string, schema: Schema<Fields>) =>
  collection({ folder, ending: '.md' }, schema);
/** Many short entries in one file; an empty file is an empty list. */
const list = <Fields extends z.ZodType>(name: string, schema: Schema<Fields>) =>
  collection({ list: `${name}.yaml` }, schema);

export const collections = {
  services: yaml('services', serviceSchema),
  industries: yaml('industries', industrySchema),
  projects: yaml('projects', projectSchema),
  projectIndustries: list('project-industries', projectIndustrySchema),
  mockups: list('mockups', mockupSchema),
  testimonials: list('testimonials', testimonialSchema),
  people: list('people', personSchema),
  clients: list('clients', clientSchema),
  faq: list('faq', faqItemSchema),
  blogs: markdown('insights/blog', blogSchema),
  articles: markdown('insights/article', articleSchema),
  caseStudies: markdown('insights/case-study', caseStudySchema),
  ownPages: markdown('own-pages', ownPageSchema),
  policies: markdown('policies', policySchema),
};
