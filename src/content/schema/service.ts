import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { ownFields } from '../../custom/fields.ts';
import {
  demo,
  list,
  path,
  picture,
  referenceTo,
  shortSentence,
  slug,
  text,
  tone,
} from './common.ts';
import { questions, serviceGlance } from './glance.ts';
import { each } from './pages/fields.ts';

/** A band's two columns: a short label or claim on the left, one or two sentences on the right. */
const bandHead = { leftContent: text, rightContent: text };

/** A service: its list entry (name, path, img) and its page. `title` and `path` are derived from the file's name. */
export const serviceSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.int().min(1).describe('Position in menus, grids and the form'),
    title: slug,
    name: text,
    path,
    /** The address that search engines list, if the page has a second, shorter one. */
    canonicalPath: z
      .string()
      .regex(/^\/services\/[a-z0-9-]+$/)
      .optional(),
    img: picture(image).optional().describe("Picture of the card; by default the hero's"),
    tone,
    summary: text.max(120).describe('Line under the name on the card'),
    seo: z.strictObject({
      title: text.max(60),
      description: text.min(70).max(160),
      ...each(text.optional(), 'keywords', 'ogTitle', 'ogDescription', 'twitterDescription'),
    }),
    heroTitle: text.max(70),
    heroImage: picture(image).optional(),
    heroText: text.describe('Under the title: what we do, for whom and with what result'),
    heroDemo: demo.describe('True if heroText has a figure of an invented client'),
    glance: serviceGlance.optional(),
    aboutSection: z.strictObject({
      ...bandHead,
      leftContent: shortSentence,
      image: picture(image).optional(),
      content: z.array(text).min(1).max(6),
    }),
    /** The scrolling strip; `image` names an entry of mockups.yaml. If empty, it is left out; fewer than four would not fill a screen. */
    projects: list({ id: z.int(), title: text, image: referenceTo(text, 'mockups') })
      .refine(({ length }) => length === 0 || length >= 4, {
        error: ({ input }) =>
          `has ${(input as unknown[]).length} pictures; a strip needs 4 or more, or [] for none`,
      })
      .default([]),
    expertise: z.strictObject({
      ...bandHead,
      highlights: list({ id: z.int(), value: text.max(14), title: text, description: text })
        .max(12)
        .default([]),
    }),
    subServices: z.strictObject({
      ...bandHead,
      cards: list({ id: z.int(), heading: text, description: text }).min(1).max(12),
    }),
    process: z.strictObject({
      ...bandHead,
      steps: list({ id: z.int(), heading: text, description: text }).min(2).max(8),
    }),
    questions,
    callToAction: z.strictObject({ heading: text, title: text, link: path }),
    demo,
    ...ownFields.service,
  });
export type Service = z.infer<ReturnType<typeof serviceSchema>>;
