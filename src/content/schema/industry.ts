import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { ownFields } from '../../custom/fields.ts';
import { demo, list, path, picture, shortSentence, slug, text, tone } from './common.ts';
import { industryGlance, questions } from './glance.ts';
import { number } from './pages/fields.ts';

/** An industry: its list entry (name, path, description) and its page. `industry` and `path` are derived from the file's name. */
export const industrySchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.int().min(1),
    industry: slug,
    name: text,
    path,
    description: text.max(90).describe('One-line tagline on cards and in the menu'),
    tone,
    seo: z.strictObject({ description: text.min(70).max(160) }),
    herotitle: text.max(80),
    heroText: text.describe('Under the title: what we do, for whom and with what result'),
    heroDemo: demo.describe('True if heroText has a figure of an invented client'),
    heroBg: picture(image).optional(),
    glance: industryGlance.optional(),
    approach: z.strictObject({
      leftsidecontent: shortSentence,
      rightsidecontent: text,
      details: list({ id: number, approachTitle: text, approachDescription: text })
        .max(12)
        .default([]),
    }),
    expertise: z.strictObject({
      leftContent: text,
      rightContent: text,
      /** If the list is empty, the band keeps its two columns. */
      highlights: list({ id: z.int(), heading: text, value: text.max(14), description: text })
        .max(12)
        .default([]),
    }),
    /** If the list is empty, the band is left out. */
    clients: list({
      id: z.int(),
      client: text,
      testimonial: text,
      clientName: text,
      clientPosition: text,
      demo,
    }).default([]),
    questions,
    ...ownFields.industry,
  });
export type Industry = z.infer<ReturnType<typeof industrySchema>>;
