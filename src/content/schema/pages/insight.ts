import { z } from 'astro/zod';
import { callToAction, each, heading, label, labels, line, link, passage } from './fields.ts';

export const insightPageSchema = z.strictObject({
  back: link,
  byline: z
    .strictObject({
      published: label('Date line, where the site has no fixed one', 'date'),
      revised: label('Date line of an insight that was changed', 'date'),
    })
    .describe('Under the author’s name'),
  notPublic: z
    .strictObject({
      draft: line('A draft'),
      later: line('An insight whose day has not come', 'date'),
    })
    .describe('Above an insight that only `npm run dev` shows'),
  noContent: line('Stands under a heading without text'),
  facts: labels('Name of a fact of a case study', 'client', 'duration', 'team', 'budget'),
  readingTime: label('How long it takes to read', 'minutes'),
  share: z.strictObject({
    title: heading,
    targets: labels('Link', 'x', 'linkedin', 'facebook', 'email'),
    copy: label('Button'),
    copied: line('Said when the link is copied'),
    notCopied: line('Said when the link could not be copied'),
    system: label('Button for the sharing of the visitor’s own system'),
    note: line('Text beside the links'),
  }),
  ...each(heading, 'images', 'further'),
  newTab: label('Read out after links that open a new tab'),
  comments: z.strictObject({
    title: heading,
    load: label('Button'),
    note: passage('What the button does', 'provider', 'host'),
    loading: line('While the comments load'),
    failed: passage('Said when they do not come'),
    retry: label('Button'),
    open: label('Link'),
    notSetUp: passage('Shown where comments are not set up', 'email'),
  }),
  related: heading,
  callToAction,
  contents: heading,
  demo: line('Said where an insight is invented'),
});
export type InsightPageCopy = z.infer<typeof insightPageSchema>;
