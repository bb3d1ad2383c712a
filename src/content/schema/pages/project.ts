import { z } from 'astro/zod';
import { callToAction, each, head, heading, label, labels, line, title } from './fields.ts';

export const projectPageSchema = z.strictObject({
  title: title('Title in the browser tab', 'title', 'industry', 'brand'),
  facts: labels(
    'Name of the fact',
    ...(['client', 'industry', 'released', 'duration', 'team', 'budget'] as const),
  ).describe('Names of the facts under the first picture'),
  ...each(heading, 'background', 'objective'),
  problem: z.strictObject({
    title: heading,
    labels: labels('Heading of the text below it', 'problem', 'solution', 'impact', 'time'),
  }),
  challenges: heading,
  phases: head,
  metrics: head.extend({ labels: labels('Name of the figure', 'before', 'after') }),
  ...each(heading, 'features', 'stack', 'impact', 'lessons', 'future', 'film'),
  links: z.strictObject({
    live: label('Link to the product'),
    repository: label('Link to the code'),
  }),
  quote: label('Label above the quotation'),
  next: label('Label above the next project'),
  callToAction,
  demo: line('Says that a case is invented'),
});
