import { z } from 'astro/zod';
import { slug, text } from './common.ts';

/** What several texts say, once. No braces: the words go into texts that have placeholders of their own. */
export const factsSchema = z.strictObject({
  facts: z
    .record(slug, text.regex(/^[^{}\n]*$/, 'must be one line without braces').max(90))
    .describe('Words by their ids: {fact:warranty} in a text becomes the words of `warranty`'),
});
