import { z } from 'astro/zod';
import { callToAction, glanceLabels, heading, label, lead, title } from './fields.ts';

export const industryPageSchema = z.strictObject({
  title: title('Title in the browser tab', 'industry', 'brand'),
  glance: z.strictObject({
    ...glanceLabels,
    typical: label('Heading of the typical project'),
    rules: label('Heading of the laws and standards'),
  }),
  focus: heading,
  expertise: heading,
  highlightsLabel: label('Label above the figures'),
  projects: z.strictObject({ title: heading, text: lead }),
  clients: z.strictObject({ title: heading, text: lead }),
  testimonials: z.strictObject({ title: heading, text: lead }),
  faq: z.strictObject({
    title: heading,
    text: lead,
    more: label('Link to all questions on the home page'),
  }),
  callToAction,
});
