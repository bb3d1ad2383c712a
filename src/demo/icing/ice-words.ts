import { z } from 'astro/zod';

const text = z.string().min(1);
const words = z.strictObject({
  open: text,
  label: text,
  hint: text.includes('{most}'),
  ice: text,
  refused: text,
  note: text,
  copy: text,
  copied: text,
  notCopied: text,
  refuses: z.array(text),
});

export type IceWords = z.infer<typeof words>;
export default words;
