import { z } from 'astro/zod';

const text = z.string().min(1);
const words = z.strictObject({ raise: text, tip: text, saved: text });

export type CupWords = z.infer<typeof words>;
export default words;
