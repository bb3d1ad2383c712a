import { z } from 'astro/zod';
import { line } from './fields.ts';

export const llmsSchema = z.strictObject({
  contact: line('Line under the description', 'email'),
  feed: line('After it, where there are insights', 'rss'),
  offer: line('After the line of a service or an industry', 'price', 'duration'),
});
