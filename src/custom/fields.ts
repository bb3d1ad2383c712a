/**
 * Fields of your own (docs/guides/add-your-own-fields.md). An upgrade leaves this folder alone: the project never changes it.
 * Nothing but zod is imported here, since src/content/schema reads it.
 */
import type { z } from 'astro/zod';

type OwnBandSchema = z.ZodObject<{ band: z.ZodLiteral<string> }>;
type Fields = Record<string, z.ZodType>;

/** Bands that a page of own-pages/ may list: each a strict object whose `band` is the name. */
export const ownBands = [] as const satisfies readonly OwnBandSchema[];

/** Fields beside those of a record, by its kind. */
export const ownFields = {
  service: {},
  industry: {},
  project: {},
  person: {},
} as const satisfies Record<string, Fields>;
