import { z } from 'astro/zod';

const text = z.string().min(1);
const words = z.strictObject({
  take: text,
  count: text.includes('{bite}').includes('{bites}'),
  over: text,
  again: text,
  whole: text,
  ice: text,
});

export type BiteWords = z.infer<typeof words>;
export default words;
