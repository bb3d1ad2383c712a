import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { ownFields } from '../../custom/fields.ts';
import { demo, picture, slug, text } from './common.ts';

export const personSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: slug,
    name: text,
    role: text,
    about: text
      .max(160)
      .optional()
      .describe('One sentence about their work. Who has one is shown on the about page.'),
    order: z
      .int()
      .min(1)
      .optional()
      .describe('Place on the about page; those without one follow, by their ids'),
    picture: picture(image).optional(),
    demo,
    ...ownFields.person,
  });
export type Person = z.infer<ReturnType<typeof personSchema>>;
