import { z } from 'astro/zod';

const text = z.string().min(1);
const words = z.strictObject({
  title: text,
  line: text.includes('{name}'),
  range: text.includes('{from}').includes('{to}'),
  monthly: text.includes('{range}'),
  total: text,
  note: text,
  stamp: text,
  keep: text,
  file: text.endsWith('.png'),
});

export type TicketWords = z.infer<typeof words>;
export default words;
