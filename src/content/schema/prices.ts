import { z } from 'astro/zod';
import { slug } from './common.ts';
import { estimatorSchema } from './estimator.ts';
import { demo, label } from './pages/fields.ts';

/** Whole units of the currency, from one to a million. */
const amount = (about: string) => z.int().min(1).max(1_000_000).describe(about);

const price = z
  .strictObject({
    id: slug.describe('Id by which records and pages name the price'),
    from: amount('Lowest price').exactOptional(),
    to: amount('Highest usual price').exactOptional(),
    per: z.enum(['hour', 'day', 'month']).describe('None for a one-off price').exactOptional(),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, {
    error: 'has no amount; give from, to or both',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'has a from above its to; swap them',
  });
export type Price = z.infer<typeof price>;

export const pricesSchema = z
  .strictObject({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as USD')
      .describe('Currency of all amounts (ISO 4217)'),
    patterns: z
      .strictObject({
        range: label('From one amount to another', 'from', 'to'),
        from: label('If there is no maximum', 'from'),
        to: label('If there is no minimum', 'to'),
        fixed: label('If minimum and maximum are the same', 'from'),
        hour: label('Price per hour', 'price'),
        day: label('Price per day', 'price'),
        month: label('Price per month', 'price'),
      })
      .describe('How a price is written'),
    demo,
    prices: z
      .array(price)
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
        error: 'has an id twice; each price has its own',
      })
      .default([]),
    estimator: estimatorSchema.exactOptional(),
  })
  .refine(
    ({ estimator, prices }) =>
      !estimator || prices.some(({ id, from, to }) => id === estimator.price && from && to),
    { path: ['estimator', 'price'], error: 'names no price with from and to' },
  );
