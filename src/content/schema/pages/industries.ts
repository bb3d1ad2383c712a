import { z } from 'astro/zod';
import { callToAction, cardGrid, hero, label, pageRecord, rawText } from './fields.ts';

export const industriesSchema = z.strictObject({
  page: pageRecord,
  hero,
  dummy: z
    .strictObject({
      label: label('Says that what follows is dummy text'),
      paragraphs: z.array(rawText('Dummy text')).default([]),
    })
    .optional()
    .describe('Only a page that is not written yet has it; the shop window of the demo shows it'),
  list: cardGrid.describe('The industries and the words above them'),
  callToAction: callToAction.optional(),
});
