import { z } from 'astro/zod';
import { callToAction, each, heading, label, labels, line, link, passage } from './fields.ts';

export const insightPageSchema = z.strictObject({
  back: link,
  byline: z
    .strictObject({
      published: label('Line with the date, if the site has no fixed one', 'date'),
      revised: label('Line with the date of an insight that was changed', 'date'),
    })
    .describe('Under the author’s name'),
  notPublic: z
    .strictObject({
      draft: line('Says that it is a draft'),
      later: line('Says that it is published later', 'date'),
    })
    .describe('Above an insight that only `npm run dev` shows'),
  noContent: line('Shown under a heading without text'),
  facts: labels('Name of a fact of a case study', 'client', 'duration', 'team', 'budget'),
  readingTime: label('How long it takes to read', 'minutes'),
  share: z.strictObject({
    title: heading,
    targets: labels('Link', 'x', 'linkedin', 'facebook', 'email'),
    copy: label('Button'),
    copied: line('When the link is copied'),
    notCopied: line('When the link could not be copied'),
    system: label('Button that opens the share dialog of the device'),
    note: line('Text beside the links'),
  }),
  ...each(heading, 'images', 'further'),
  newTab: label('Read out after links that open a new tab'),
  comments: z.strictObject({
    title: heading,
    load: label('Button'),
    note: passage('What the button does', 'provider', 'host'),
    loading: line('While the comments load'),
    failed: passage('When they fail to load'),
    retry: label('Button'),
    open: label('Link'),
    notSetUp: passage('Shown if comments are not set up', 'email'),
  }),
  related: heading,
  callToAction,
  contents: heading,
  demo: line('Says that an insight is invented'),
});
export type InsightPageCopy = z.infer<typeof insightPageSchema>;
