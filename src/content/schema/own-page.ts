import { z } from 'astro/zod';
import { ownBands } from '../../custom/fields.ts';
import { list, path } from './common.ts';
import {
  callToAction,
  cardGrid,
  costColumns,
  demo,
  head,
  heading,
  hero,
  label,
  line,
  pageRecord,
  paragraph,
  passage,
  statement,
} from './pages/fields.ts';

const entries = list({ title: heading, description: passage('Text of the entry') }).min(1);

/** One band of a page, by type. A band without entries shows records of the site. */
const bandSchema = z.discriminatedUnion('band', [
  z.strictObject({ band: z.literal('text').describe('Position of the text below the fields') }),
  statement.extend({ band: z.literal('statement') }),
  head.extend({ band: z.literal('steps'), entries }),
  head.extend({ band: z.literal('cards'), entries }),
  head.extend({
    band: z.literal('figures'),
    entries: list({
      count: label('The figure'),
      title: label('What is counted'),
      description: line('Text under the figure'),
    }).min(1),
    demo: demo.default(false),
  }),
  head.extend({
    band: z.literal('table').describe('Four columns: a name or a link, a figure, two texts'),
    columns: costColumns,
    entries: list({
      name: heading,
      price: label('The figure'),
      duration: line('Third column'),
      text: line('Fourth column'),
      href: path.optional().describe('Page that the name links to'),
    }).min(1),
    demo: demo.default(false),
  }),
  head.extend({
    band: z.literal('questions'),
    entries: list({ question: heading, answer: paragraph('Answer') })
      .optional()
      .describe('By default those of faq.yaml'),
  }),
  cardGrid.extend({ band: z.literal('services') }),
  cardGrid.extend({ band: z.literal('industries') }),
  head.extend({ band: z.literal('projects') }),
  head.extend({ band: z.literal('testimonials') }),
  head.extend({ band: z.literal('team') }),
  z.strictObject({ band: z.literal('clients'), title: label('Label of the clients’ logos') }),
  callToAction.extend({ band: z.literal('call-to-action') }),
  ...ownBands,
]);
export type OwnBand = z.infer<typeof bandSchema>;

/** A page of own-pages/: its head, its bands in their order, and the text below. `path` is derived from the file's name. */
export const ownPageSchema = z
  .strictObject({
    ...pageRecord.shape,
    title: pageRecord.shape.title.optional().describe('Browser tab; by default name and brand'),
    hero: hero.optional().describe('Without it the page has a plain heading, like a policy'),
    demo: demo.default(false),
    bands: z.array(bandSchema).default([]).describe('The parts of the page, from top to bottom'),
  })
  .refine(({ picture, hero }) => !picture || hero?.alt, {
    error: 'is missing; say what the picture shows, or remove the picture',
    path: ['hero', 'alt'],
  })
  .refine(({ bands }) => bands.filter(({ band }) => band === 'text').length < 2, {
    error: 'has "text" twice; keep one of them',
    path: ['bands'],
  });
export type OwnPage = z.infer<typeof ownPageSchema>;
