import { z } from 'astro/zod';
import { pageIds } from '../page-ids.ts';
import { alt, heading, label, link, passage, title } from './fields.ts';

const notFoundPage = z.strictObject({
  metadata: z.strictObject({ title: title('Title in the browser tab', 'brand') }),
  title: heading,
  text: passage('Text under the heading'),
  action: link,
});

export const notFoundSchema = z.strictObject({
  page: notFoundPage
    .extend({
      code: label('Status in large letters'),
      alt: alt.optional().describe('What src/assets/art/not-found shows, if there is one'),
    })
    .describe('Any address that does not exist'),
  service: notFoundPage.describe('Below /services'),
  industry: notFoundPage.describe('Below /industries'),
  insight: notFoundPage.describe('Below /insights'),
  project: notFoundPage.describe('Below /projects'),
  elsewhere: z
    .strictObject({
      title: heading,
      links: z.array(z.enum(pageIds)).length(3).describe('By the names of their files'),
    })
    .describe('Links under the text, if the search knows no page with a similar name'),
  suggestions: heading.describe('Heading of pages with a similar name'),
  error: notFoundPage.describe('Unexpected errors'),
});
