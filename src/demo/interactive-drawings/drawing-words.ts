import { z } from 'astro/zod';

const text = z.string().min(1);
/** Texts by project id; its drawing is drawings/<id>.svg. */
const words = z.record(
  z.string().regex(/^\d+$/),
  z.strictObject({
    legend: text,
    hint: text,
    /** True if several may be chosen. */
    many: z.boolean().default(false),
    choices: z.array(text).min(1),
    /** Results by the index of the choice, or by the number of choices if `many`. */
    says: z.array(text).min(2),
  }),
);

export type DrawingWords = z.infer<typeof words>;
export default words;
