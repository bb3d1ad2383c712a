import { z } from 'astro/zod';
import { callToAction, heading, label, lead, title } from './fields.ts';

export const industryPageSchema = z.strictObject({
  title: title('Title in the browser tab', 'industry', 'brand'),
  focus: heading,
  expertise: heading,
  highlightsLabel: label('Label above the figures'),
  clients: z.strictObject({ title: heading, text: lead }),
  callToAction,
});
