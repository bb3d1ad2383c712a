import { z } from 'astro/zod';
import { art, each, glanceLabels, heading, label, questionsHead } from './fields.ts';

export const servicePageSchema = z.strictObject({
  glance: z.strictObject({
    ...glanceLabels,
    included: label('Heading of what the client gets'),
    needed: label('Heading of what the client brings'),
  }),
  about: heading,
  strip: label('Heading of the strip of pictures'),
  highlights: heading,
  ...each(heading, 'offers', 'process'),
  step: label('Word before the number of a step'),
  enquire: label('Button in the hero'),
  faq: questionsHead,
  closing: heading,
  closingPicture: art.optional().describe("Decorative picture beside it; by default the hero's"),
});
