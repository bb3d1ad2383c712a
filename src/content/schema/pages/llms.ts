import { z } from 'astro/zod';
import { line } from './fields.ts';

export const llmsSchema = z.strictObject({
  contact: line('Line under the description', 'email'),
  feed: line('Line after it, if there are insights', 'rss'),
  offer: line('Addition to the line of a service or an industry', 'price', 'duration'),
});
