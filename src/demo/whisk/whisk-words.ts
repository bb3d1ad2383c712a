import { z } from 'astro/zod';

const text = z.string().min(1);
const words = z.strictObject({ whisk: text, start: text, href: text });

export type WhiskWords = z.infer<typeof words>;
export default words;
