import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { demo, picture, slug, text } from './common.ts';

/** Praise from a client. `project` is the id of one of our projects, or a line about the work. */
export const testimonialSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: z.string(),
    name: text,
    designation: text,
    /** Slug of the client's industry, where it is one of ours: its page starts with this praise. */
    industry: slug.optional(),
    image: picture(image).optional(),
    message: text,
    project: text,
    rating: z.number().min(4.7).max(5),
    demo,
  });

/** A client whose word mark runs through 'Trusted By'. */
export const clientSchema = z.strictObject({
  id: z.string(),
  name: text,
  industry: text,
  /** File name without ending in assets/clients/. */
  logo: text,
  testimonial: text,
  demo,
});
export type Client = z.infer<typeof clientSchema>;

export const faqItemSchema = z.strictObject({ id: z.string(), question: text, answer: text });

/** A picture of our work, used in projects and in the strips of the service pages. */
export const mockupSchema = ({ image }: SchemaContext) =>
  z.strictObject({ id: z.string(), image: image(), alt: text.min(20).max(200), demo });
export type Mockup = z.infer<ReturnType<typeof mockupSchema>>;
