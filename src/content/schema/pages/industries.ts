import { z } from 'astro/zod';
import { callToAction, cardGrid, hero, label, pageRecord, rawText } from './fields.ts';

export const industriesSchema = z.strictObject({
  page: pageRecord,
  hero,
  dummy: z
    .strictObject({
      label: label('Label of the dummy text'),
      paragraphs: z.array(rawText('Dummy text')).default([]),
    })
    .optional()
    .describe('For a page that is not written yet; the demo shows it in its shop window'),
  list: cardGrid.describe('The industries and the heading above them'),
  callToAction: callToAction.optional(),
});
