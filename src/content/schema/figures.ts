import { z } from 'astro/zod';
import { list } from './common.ts';

export const FIGURES_FOLDER = 'src/content/figures';

/** A page of its kind as a visitor loads it: bytes as sent, times in milliseconds on Lighthouse's slow line. */
const measuredPage = z.strictObject({
  path: z.string(),
  bytes: z.number(),
  requests: z.number(),
  script: z.number(),
  first: z.number(),
  largest: z.number(),
  scores: z.array(z.number()).min(1),
});

/** What a command wrote for /colophon (tools/figures.ts). */
export const figuresSchema = z.strictObject({
  date: z.iso.date(),
  commit: z.string(),
  version: z.string(),
  /** Figures by the names of their places in pages/colophon.yaml. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  pages: z.array(measuredPage).min(1).optional(),
  /** Proofs of the form service and what each printed. */
  lines: list({ title: z.string(), figure: z.string() }).optional(),
});
export type Figures = z.infer<typeof figuresSchema>;
