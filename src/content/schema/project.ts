import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { ownFields } from '../../custom/fields.ts';
import { budget } from './budget.ts';
import { demo, externalUrl, list, path, picture, referenceTo, slug, text, tone } from './common.ts';
import { each } from './pages/fields.ts';

/** English names, starting with January. */
export const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleString('en', { month: 'long' }),
);

/** A finished project: the facts of its list entry and of its case study. `link` is derived from the file's name. */
export const projectSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.int().min(1).describe('Position on /projects, and number in its list'),
    title: text,
    industry: referenceTo(text, 'industries', 'projectIndustries').describe(
      'Slug of an industry with a page, or the id of one in project-industries.yaml',
    ),
    services: z.array(referenceTo(text, 'services')).default([]).describe('Slugs of its services'),
    tags: text.describe('Separated by commas'),
    featured: z.boolean(),
    tone,
    image1: picture(image).optional().describe('Without it, plain shapes in its tone are shown'),
    image2: picture(image).optional(),
    image3: picture(image).optional(),
    /** A silent film, hosted by us because the policy allows no other. The text describes what it shows. */
    video: z
      .strictObject({
        src: z
          .string()
          .regex(/^\/films\/[a-z0-9-]+\.(?:mp4|webm)$/, 'must be a file in public/films/'),
        poster: picture(image),
        description: text,
      })
      .optional(),
    liveLink: externalUrl.optional().describe('Address of the product'),
    githubLink: externalUrl.optional().describe('Address of its code'),
    month: z.enum(months).optional().describe('In English, also in other languages'),
    year: z.int().min(1990).max(2100).optional().describe('Year of its release'),
    duration: text.optional().describe('For example "12 months"'),
    teamSize: text.optional().describe('For example "10 developers"'),
    budget: budget.optional().describe('In any currency, for example "€ 80,000"'),
    link: path,
    details: text.describe('Two or three sentences for list views'),
    seoDescription: text.min(70).max(160).describe("The page's meta description"),
    description: text,
    problemStatement: text,
    problemsSolved: list({
      ...each(text, 'problem', 'solution', 'impact'),
      timeToSolve: text.optional(),
    })
      .default([])
      .describe('A small project can leave out this and the other optional texts'),
    objective: text,
    challenges: text.optional(),
    impact: text,
    /** Drawn as a chart with a base line: `{ value: "11 min", before: "38 min", share: 0.29 }`; share is value ÷ before. */
    metrics: z
      .record(
        text,
        z.strictObject({
          value: text,
          before: text.optional(),
          share: z.number().min(0).max(3).optional(),
          source: text,
        }),
      )
      .default({}),
    techStack: z.record(text, z.array(text).min(1)).default({}),
    caseStudy: z.strictObject({
      clientBackground: text,
      projectPhases: list({ phase: text, duration: text, activities: z.array(text).min(1) })
        .max(12)
        .default([]),
      keyFeatures: z.array(text).default([]),
      lessonsLearned: z.array(text).max(12).default([]).describe('If empty, the band is left out'),
    }),
    futureScope: text.optional(),
    testimonial: z.strictObject(each(text, 'text', 'author', 'position', 'company')).optional(),
    demo,
    ...ownFields.project,
  });
export type Project = z.infer<ReturnType<typeof projectSchema>>;

/** An industry that only projects name; it has no page. */
export const projectIndustrySchema = z.strictObject({ id: slug, name: text });
