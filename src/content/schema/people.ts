import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { ownFields } from '../../custom/fields.ts';
import { pricePlaces } from '../prices.ts';
import {
  demo,
  description,
  entryNumber,
  externalUrl,
  picture,
  recordName,
  referenceTo,
  slug,
  text,
  withPlaceholders,
} from './common.ts';
import { link, paragraph } from './pages/fields.ts';

/** Praise from a client. `project` is the name of a project's file, or several words about the work. */
export const testimonialSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: entryNumber,
    name: text,
    designation: text,
    industry: referenceTo(slug, 'industries')
      .optional()
      .describe("Slug of the client's industry; its page shows this testimonial first"),
    image: picture(image).optional(),
    message: text,
    project: z.union([
      referenceTo(recordName, 'projects'),
      text.describe('describe the work in several words'),
    ]),
    rating: z.number().min(1).max(5).describe('Stars out of five'),
    linkedin: externalUrl.optional().describe('Profile of the person quoted'),
    video: externalUrl.optional().describe('Film of the testimonial'),
    demo,
  });

export const clientSchema = z.strictObject({
  id: text,
  name: text,
  logo: referenceTo(text, 'logos').describe('File in assets/clients/, with or without its ending'),
  industry: text.optional().describe('Industry in words; read out with the name of the logo'),
  testimonial: referenceTo(entryNumber, 'testimonials')
    .optional()
    .describe('Id of this client’s testimonial; the logo links to it'),
  demo,
});

export const faqItemSchema = z.strictObject({
  id: entryNumber,
  question: text,
  answer: paragraph('{price:website} becomes the price `website` of prices.yaml', ...pricePlaces),
  link: link.describe('Link after the answer').exactOptional(),
});

/** A picture of our work, used in projects and in the strips of the service pages. */
export const mockupSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: text,
    image: image(),
    alt: withPlaceholders(description.max(200)),
    demo,
  });

export const personSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id: slug,
    name: text,
    role: text,
    about: text.max(160).optional().describe('One sentence about their work; puts them on /about'),
    order: z.int().min(1).optional().describe('Position on /about; others follow by id'),
    picture: picture(image).optional(),
    demo,
    ...ownFields.person,
  });
