/**
 * Your own fields (docs/guides/add-your-own-fields.md). Upgrades never change this folder.
 * Import only zod here, since src/content/schema imports this file.
 */
import type { z } from 'astro/zod';

type OwnBandSchema = z.ZodObject<{ band: z.ZodLiteral<string> }>;
type Fields = Record<string, z.ZodType>;

/** Bands for pages of own-pages/. Each is a strict object; its `band` is the name. */
export const ownBands = [] as const satisfies readonly OwnBandSchema[];

/** Additional fields by kind of record. */
export const ownFields = {
  service: {},
  industry: {},
  project: {},
  person: {},
} as const satisfies Record<string, Fields>;
