import { z } from 'astro/zod';
import {
  callToAction,
  each,
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
  ...each(heading, 'focus', 'expertise'),
  ...each(head, 'projects', 'clients', 'testimonials'),
  otherProjects: head.optional().describe('Instead of `projects`, if none is from the industry'),
  faq: questionsHead,
  callToAction,
});
