import { z } from 'astro/zod';
import { duration, priceId } from '../glance.ts';
import {
  callToAction,
  cardGrid,
  demo,
  heading,
  hero,
  label,
  lead,
  line,
  pageRecord,
  passage,
} from './fields.ts';

export const servicesSchema = z.strictObject({
  page: pageRecord,
  hero,
  intro: cardGrid.describe('Head of the services'),
  costs: z
    .strictObject({
      title: heading,
      text: lead,
      columns: z.strictObject({
        name: label('Head of the column'),
        price: label('Head of the column'),
        duration: label('Head of the column'),
        text: label('Head of the column'),
      }),
      rows: z
        .array(
          z.strictObject({
            name: label('What can be ordered'),
            price: priceId,
            duration,
            text: line('What is in it'),
          }),
        )
        .min(1),
    })
    .describe('Table of prices; left out of the page where it is not given')
    .exactOptional(),
  industries: cardGrid.describe('Head of the industries'),
  whoWeAre: z.strictObject({
    title: heading,
    text: lead,
    cards: z
      .array(
        z.strictObject({
          id: z.int().describe('Its own number'),
          count: label('The figure or fact in large letters'),
          title: label('What it is'),
          description: line('Text of the card'),
        }),
      )
      .describe('None leaves the band out'),
    demo,
  }),
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
  callToAction,
});
