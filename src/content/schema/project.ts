import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { type ProjectIndustry, projectIndustries } from '../project-industries.ts';
import { demo, externalUrl, path, picture, text, tone } from './common.ts';

/** A finished project: the facts of its list entry and of its case study. */
export const projectSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.int().min(1),
    title: text,
    /** Id of one of the industries of project-industries.ts. */
    industry: z.enum(Object.keys(projectIndustries) as ProjectIndustry[]),
    /** Separated by commas. */
    tags: text,
    featured: z.boolean(),
    tone,
    /** The neutral picture of the tone stands in place of a first one. */
    image1: picture(image).optional(),
    image2: picture(image).optional(),
    image3: picture(image).optional(),
    /** A film without sound, served by ourselves: the policy allows no other. The text says what can be seen in it. */
    video: z
      .strictObject({
        src: z.string().regex(/^\/films\/[a-z0-9-]+\.(?:mp4|webm)$/, 'a file in public/films/'),
        poster: picture(image),
        description: text,
      })
      .optional(),
    /** The product itself, or `/demo/<id>`: a page with its screens, for a product that nobody can visit. */
    liveLink: z.union([externalUrl, path]).optional(),
    githubLink: externalUrl.optional(),
    month: z.enum([
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ]),
    year: z.int().min(2019).max(2026),
    /** For example "12 months". */
    duration: z.string().regex(/^(?:[6-9]|1[0-4]) months$/, '6 to 14 months'),
    teamSize: z.string().regex(/^(?:[5-9]|1[0-2]) developers$/, '5 to 12 developers'),
    /** US dollars, for example "$320,000". */
    budget: z.string().regex(/^\$(?:1[2-9]\d|[23]\d\d|400),000$/, '$120,000 to $400,000'),
    link: path,
    /** Two or three sentences for list views. */
    details: text,
    /** The page's meta description. */
    seoDescription: text.min(70).max(160),
    description: text,
    problemStatement: text,
    problemsSolved: z
      .array(z.strictObject({ problem: text, solution: text, impact: text, timeToSolve: text }))
      .min(3),
    objective: text,
    challenges: text,
    impact: text,
    /**
     * Named figures. A figure may carry its base line, so that it can be drawn as an honest chart:
     * `{ value: "11 min", before: "38 min", share: 0.29, source: "…" }`; share is value ÷ before, 0 to 3.
     */
    metrics: z.record(
      text,
      z.strictObject({
        value: text,
        before: text.optional(),
        share: z.number().min(0).max(3).optional(),
        source: text,
      }),
    ),
    techStack: z.record(text, z.array(text).min(1)),
    caseStudy: z.strictObject({
      clientBackground: text,
      projectPhases: z
        .array(z.strictObject({ phase: text, duration: text, activities: z.array(text).min(2) }))
        .min(4),
      keyFeatures: z.array(text).min(4),
      lessonsLearned: z.array(text).min(3),
    }),
    futureScope: text,
    testimonial: z.strictObject({ text, author: text, position: text, company: text }),
    demo,
  });
export type Project = z.infer<ReturnType<typeof projectSchema>>;
