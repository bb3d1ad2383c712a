import { z } from 'astro/zod';
import { pricePlaces } from '../../prices.ts';
import { list } from '../common.ts';
import {
  alt,
  art,
  callToAction,
  cardGrid,
  head,
  heading,
  label,
  lead,
  line,
  link,
  pageRecord,
  paragraph,
  passage,
  title,
} from './fields.ts';

export const homeSchema = z.strictObject({
  /** Its description is that of site.yaml, its heading the headline below. */
  page: pageRecord.omit({ description: true }).extend({
    keywords: passage('Keywords, separated by commas; no search engine reads them').optional(),
    ogDescription: line('Description in shared links'),
    twitterDescription: line('Description in links shared on X'),
  }),
  hero: z
    .strictObject({
      headline: title('Headline of the page and of its share picture'),
      accent: label('The part of the headline in the accent colour, letter for letter'),
      lede: passage('Text; {price:website} becomes the price `website`', ...pricePlaces),
      actions: z.tuple([link, link]).describe('Two buttons, the important one first'),
      alt: alt.optional(),
    })
    .refine(({ headline, accent }) => headline.includes(accent), {
      error: 'is not in the headline; repeat a part of it, letter for letter',
      path: ['accent'],
    }),
  // A band whose text is left out is not on the page.
  trustedBy: label('Label of the clients’ logos').optional(),
  whoWeAre: z
    .strictObject({
      title: heading,
      paragraphs: z
        .tuple([paragraph('Set large, like a statement')], paragraph('Paragraph'))
        .describe('The first is set large, like a statement; the others explain it'),
    })
    .optional(),
  sentence: title('One sentence as large as the page allows').optional(),
  values: head
    .extend({
      items: list({
        id: z.int().describe('Its own number'),
        title: heading,
        description: passage('Text of the card'),
        image: art.optional(),
        alt: alt.optional(),
      }).min(1),
    })
    .optional(),
  turntable: label('Link past the plate of services that turns; without it none does').optional(),
  services: cardGrid.extend({ more: link.optional() }).optional(),
  banner: z
    .strictObject({
      title: heading,
      claim: line('Line under the heading', 'product'),
      text: lead,
      action: link,
      alt: alt.optional().describe('What src/assets/art/banner shows, if there is one'),
    })
    .optional(),
  projects: head.describe('Carousel of projects').optional(),
  testimonials: head.describe('Carousel of praise').optional(),
  faq: head.describe('Questions and answers of faq.yaml').optional(),
  callToAction: callToAction.optional(),
});
