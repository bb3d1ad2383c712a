import { z } from 'astro/zod';
import { siteFile } from '../../language.ts';
import { list, slug } from '../common.ts';
import { callToAction, demo, head, hero, label, pageRecord, passage } from './fields.ts';

const fact = z.strictObject({
  term: label('What the fact is about'),
  text: passage(
    'The fact; its placeholders are facts of site.yaml',
    ...['brand', 'address', 'email', 'phone', 'security', 'replyWithin'],
  ).refine((text) => siteFile.phone || !text.includes('{phone}'), {
    error: 'has {phone}, and site.yaml has no phone; remove these words, or add one there',
  }),
  link: z
    .strictObject({
      label: label('What the link says'),
      href: z
        .string()
        .regex(/^\/[a-z0-9./-]+$/, 'must be a path such as /privacy or /.well-known/security.txt')
        .describe('A page or a file of the site'),
    })
    .optional(),
});

export const procurementSchema = z.strictObject({
  page: pageRecord,
  hero,
  groups: list({
    id: slug.describe('Its anchor'),
    ...head.shape,
    facts: z.array(fact).min(1),
    demo,
  })
    .min(1)
    .describe('What buyers and lawyers ask for, group by group'),
  callToAction,
});
