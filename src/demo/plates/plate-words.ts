import { z } from 'astro/zod';

const text = z.string().min(1);
/** The drawing of each is drawings/<id of the project>.svg. */
const words = z.record(
  z.string().regex(/^\d+$/),
  z.strictObject({
    legend: text,
    hint: text,
    /** True where several may be chosen. */
    many: z.boolean().default(false),
    choices: z.array(text).min(1),
    /** What happened, by the index of the choice; where several may be chosen, by their number. */
    says: z.array(text).min(2),
  }),
);

export type PlateWords = z.infer<typeof words>;
export default words;
