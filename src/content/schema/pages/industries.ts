import { z } from 'astro/zod';
import { cardGrid, heading, label, lead, pageRecord, rawText } from './fields.ts';

export const industriesSchema = z.strictObject({
  page: pageRecord,
  hero: z.strictObject({ title: heading, text: lead }),
  dummy: z.strictObject({
    label: label('Says that what follows is dummy text'),
    paragraphs: z.array(rawText('Dummy text')),
  }),
  list: cardGrid.describe('Head of the industries'),
});
