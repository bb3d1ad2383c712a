import { z } from 'astro/zod';
import { slug } from './common.ts';
import { estimatorSchema } from './estimator.ts';
import { demo, label } from './pages/fields.ts';

/** Whole units of the currency, from one to a million. */
const amount = (about: string) => z.int().min(1).max(1_000_000).describe(about);

const price = z
  .strictObject({
    id: slug.describe('What records and pages name it by'),
    from: amount('The least it costs').exactOptional(),
    to: amount('The most it usually costs').exactOptional(),
    per: z.enum(['hour', 'day', 'month']).describe('None if it is paid once').exactOptional(),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, {
    error: 'has no amount; give from, to or both',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'has a from above its to; exchange them',
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
        from: label('Where there is no most', 'from'),
        to: label('Where there is no least', 'to'),
        fixed: label('Where least and most are the same', 'from'),
        hour: label('A price for an hour', 'price'),
        day: label('A price for a day', 'price'),
        month: label('A price that is paid each month', 'price'),
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
