import { z } from 'astro/zod';
import { pricePlaces } from '../../prices.ts';
import { list } from '../common.ts';
import { duration, priceId } from '../glance.ts';
import {
  callToAction,
  cardGrid,
  costColumns,
  demo,
  head,
  heading,
  hero,
  label,
  labels,
  lead,
  line,
  link,
  pageRecord,
  passage,
  title,
} from './fields.ts';

export const servicesSchema = z.strictObject({
  page: pageRecord,
  hero: hero.extend({
    text: passage('Text; {price:website} becomes the price `website`', ...pricePlaces),
  }),
  intro: cardGrid.describe('Head of the services'),
  costs: head
    .extend({
      open: label('Link in the head of the page').exactOptional(),
      columns: costColumns,
      rows: list({
        name: label('What can be ordered'),
        price: priceId,
        duration,
        text: line('What is in it'),
      }).min(1),
    })
    .describe('Table of prices; without it the page has none')
    .exactOptional(),
  plans: z
    .strictObject({
      title: title('Heading, with {price:website} as in the hero', ...pricePlaces),
      text: lead,
      labels: labels('Name of a line of each plan', 'included', 'excluded', 'team'),
      items: list({
        price: priceId,
        name: label('What it is'),
        duration,
        included: line('What the price includes'),
        excluded: line('What it does not include'),
        team: line('Who works on it'),
      }).min(1),
      terms: list({
        name: label('What it is about'),
        text: line('Text, with {price:website} as in the hero', ...pricePlaces),
        link: link.describe('Link after the text').exactOptional(),
      })
        .default([])
        .describe('What clients ask before they write to you'),
    })
    .describe('Sample plans; without them the page has none')
    .exactOptional(),
  industries: cardGrid.describe('Head of the industries').optional(),
  whoWeAre: head
    .extend({
      cards: list({
        id: z.int().describe('Its own number'),
        count: label('The figure or fact in large letters'),
        title: label('What it is'),
        description: line('Text of the card'),
      })
        .default([])
        .describe('If empty, the band is left out'),
      demo,
    })
    .optional(),
  quote: z
    .strictObject({
      label: label('Label above the quotation'),
      text: passage('What the client said'),
      author: label('Name'),
      position: label('Position'),
      company: label('Company'),
      demo,
    })
    .optional(),
  milestone: z
    .strictObject({
      title: heading,
      count: label('The figure'),
      subject: label('What is counted'),
      text: passage('Text under the figure'),
      updated: label('When the figure was counted'),
      demo,
    })
    .optional(),
  callToAction: callToAction.optional(),
});
