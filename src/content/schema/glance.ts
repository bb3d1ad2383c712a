import { z } from 'astro/zod';
import { priceIds } from '../prices.ts';
import { entryNumber, recordName, referenceTo } from './common.ts';
import { label, line } from './pages/fields.ts';

export const priceId = z.enum(priceIds).describe('Id of a price in prices.yaml');
export const duration = label('Usual duration, such as "6 to 12 weeks"');
const shared = {
  price: priceId.optional(),
  duration: duration.optional(),
  /** By default the newest one of the service or industry. */
  project: referenceTo(recordName, 'projects', 'caseStudies')
    .describe('The case shown: the file name of a project or of a case study')
    .optional(),
};

export const serviceGlance = z.strictObject({
  ...shared,
  included: z.array(line('What the client gets')).max(6).default([]),
  needed: z.array(line('What the client brings')).max(4).default([]),
});

export const industryGlance = z.strictObject({
  ...shared,
  typical: line('A typical project in a sentence').optional(),
  rules: z.array(line('Name of a law or standard that applies')).max(6).default([]),
  /** Slugs of the services in a typical project; their pages link back. */
  services: z.array(referenceTo(z.string(), 'services')).default([]),
});

export const questions = z
  .array(referenceTo(entryNumber, 'faq'))
  .max(6)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'has an id twice; remove one' })
  .default([]);
