import { z } from 'astro/zod';
import { list } from '../common.ts';
import {
  alt,
  art,
  callToAction,
  demo,
  head,
  heading,
  hero,
  label,
  lead,
  line,
  link,
  number,
  pageRecord,
  passage,
  statement,
} from './fields.ts';

const numbered = z.strictObject({
  id: number,
  title: heading,
  description: passage('Text of the entry'),
});

export const aboutSchema = z.strictObject({
  page: pageRecord,
  hero,
  // A band whose text is left out is not on the page.
  story: statement.extend({ demo }).optional(),
  method: head
    .extend({
      steps: z
        .array(numbered.extend({ link: link.describe('Link after the text').exactOptional() }))
        .default([]),
      empty: line('Shown if there are no steps'),
    })
    .describe('How we work, step by step')
    .optional(),
  expertise: head
    .extend({
      stats: list({
        count: label('The figure'),
        title: label('What is counted'),
        description: line('Text under the figure'),
        image: art.optional(),
        alt: alt.optional(),
      }).default([]),
      demo,
    })
    .describe('Figures about the agency')
    .optional(),
  team: head.describe('Heading above the people who have a sentence in `about`').optional(),
  values: z
    .strictObject({
      title: heading,
      lead: line('Sentence in large letters'),
      text: lead,
      items: z.array(numbered).min(1),
    })
    .optional(),
  callToAction: callToAction.optional(),
});
