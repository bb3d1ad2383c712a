import { z } from 'astro/zod';
import { cardGrid, hero, label, pageRecord, rawText } from './fields.ts';

export const industriesSchema = z.strictObject({
  page: pageRecord,
  hero,
  dummy: z
    .strictObject({
      label: label('Says that what follows is dummy text'),
      paragraphs: z.array(rawText('Dummy text')),
    })
    .optional()
    .describe('Only a page that is not written yet has it'),
  list: cardGrid
    .extend({
      look: z
        .enum(['cards', 'jars'])
        .default('cards')
        .describe('How the industries stand: `cards`, or `jars` in the window of a sweet shop'),
    })
    .describe('The industries and the words above them'),
});
