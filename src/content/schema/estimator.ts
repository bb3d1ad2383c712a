import { z } from 'astro/zod';
import { list, slug } from './common.ts';
import { label, line } from './pages/fields.ts';

const months = z.number().min(0).max(100).describe('Months of work of one person');
const answer = (about: string) => ({
  id: slug.describe('Used in addresses'),
  name: label(about),
});

const count = (about: string) =>
  z
    .strictObject({
      label: label('Label of the field'),
      hint: line('Hint under the label').default(''),
      months: months.describe(`Months of work for each ${about}`),
      least: z.int().min(0).describe('Lowest number that can be entered'),
      usual: z.int().describe('Initial value'),
      most: z.int().max(1_000).describe('Highest number that can be entered'),
    })
    .refine(({ least, usual, most }) => least <= usual && usual <= most, {
      error: 'has a usual number that is not between least and most',
    });

/** Rates and questions of the estimator. src/features/estimator/estimate.ts adds them up; its texts are in pages/estimator.yaml. */
export const estimatorSchema = z
  .strictObject({
    price: slug.describe('Price of a month of work: id of a price with from and to'),
    margin: z.int().min(0).max(90).describe('Percentage taken off the least, added to the most'),
    roundTo: z.int().min(1).describe('Both ends are rounded outwards to a multiple of this'),
    smallestTeam: z.int().min(1).describe('Smallest number of people in a team'),
    kinds: list({ ...answer('What is built'), months }).min(1),
    counts: z.strictObject({
      pages: count('kind of page'),
      languages: count('further language'),
      systems: count('system'),
    }),
    writers: list({
      ...answer('Who writes the texts'),
      months: months.describe('Months of work for each kind of page'),
    }).min(1),
    paces: list({
      ...answer('When it is needed'),
      team: z.number().min(0.1).max(5).describe('Factor for the size of the team'),
      extra: z.int().min(0).max(100).describe('Percentage added to the work'),
    }).min(1),
  })
  .describe('Rates of the estimator; without them the site has no estimator');
export type Rates = z.infer<typeof estimatorSchema>;
