import { z } from 'astro/zod';
import { siteFile } from '../../language.ts';
import { list, slug } from '../common.ts';
import { callToAction, demo, head, hero, label, pageRecord, passage } from './fields.ts';

export const factText = (hasPhone: boolean) =>
  passage(
    'The fact; its placeholders are facts of site.yaml',
    ...['brand', 'address', 'email', 'phone', 'security', 'replyWithin'],
  ).refine((text) => hasPhone || !text.includes('{phone}'), {
    error: 'has {phone}, and site.yaml has no phone; remove these words, or add one there',
  });

const fact = z.strictObject({
  term: label('Name of the fact'),
  text: factText(siteFile.phone !== undefined),
  link: z
    .strictObject({
      label: label('Text of the link'),
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
    .describe('Facts for buyers and lawyers, in groups'),
  callToAction,
});
