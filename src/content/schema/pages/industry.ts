import { z } from 'astro/zod';
import {
  callToAction,
  glanceLabels,
  head,
  heading,
  label,
  questionsHead,
  title,
} from './fields.ts';

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
  projects: head,
  clients: head,
  testimonials: head,
  faq: questionsHead,
  callToAction,
});
