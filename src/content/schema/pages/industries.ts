import { z } from 'astro/zod';
import { alt, cardGrid, heading, label, lead, pageRecord, rawText } from './fields.ts';

export const industriesSchema = z.strictObject({
  page: pageRecord,
  hero: z.strictObject({ title: heading, text: lead, alt: alt.optional() }),
  dummy: z
    .strictObject({
      label: label('Says that what follows is dummy text'),
      paragraphs: z.array(rawText('Dummy text')),
    })
    .optional()
    .describe('Only a page that is not written yet has it'),
  list: cardGrid.describe('The industries and the words above them'),
});
