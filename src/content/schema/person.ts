import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { demo, externalUrl, picture, slug, text } from './common.ts';

/** Somebody of the agency who writes insights. */
export const personSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: slug,
    name: text,
    role: text,
    picture: picture(image).optional(),
    /** Where else they are found. */
    profiles: z.array(z.strictObject({ label: text, url: externalUrl })).default([]),
    demo,
  });
export type Person = z.infer<ReturnType<typeof personSchema>>;
