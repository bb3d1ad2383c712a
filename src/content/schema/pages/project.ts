import { z } from 'astro/zod';
import { callToAction, heading, label, lead, line, passage, title } from './fields.ts';

export const projectPageSchema = z.strictObject({
  title: title('Title in the browser tab', 'title', 'industry', 'brand'),
  facts: z
    .strictObject({
      client: label('Client'),
      industry: label('Industry'),
      released: label('Month and year'),
      duration: label('Duration'),
      team: label('Team'),
      budget: label('Budget'),
    })
    .describe('Names of the facts under the first picture'),
  background: heading,
  objective: heading,
  problem: z.strictObject({
    title: heading,
    labels: z.strictObject({
      problem: label('Problem'),
      solution: label('Solution'),
      impact: label('Impact'),
      time: label('Time to solve'),
    }),
  }),
  challenges: heading,
  phases: z.strictObject({ title: heading, text: lead }),
  metrics: z.strictObject({
    title: heading,
    text: lead,
    labels: z.strictObject({ before: label('Before'), after: label('After') }),
  }),
  features: heading,
  stack: heading,
  impact: heading,
  lessons: heading,
  future: heading,
  film: heading,
  links: z.strictObject({
    live: label('Link to the product'),
    demo: label('Link to the page with all screens'),
    repository: label('Link to the code'),
  }),
  screens: z
    .strictObject({
      title: title('Heading and title', 'project'),
      description: passage('Text under the heading', 'project'),
      back: label('Link to the case study'),
    })
    .describe('Page with all screens of a product that nobody can visit'),
  quote: label('Label above what the client says'),
  next: label('Label above the next project'),
  callToAction,
  demo: line('Said where a case is invented'),
});
