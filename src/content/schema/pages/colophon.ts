import { z } from 'astro/zod';
import { externalUrl, list, slug } from '../common.ts';
import {
  callToAction,
  costColumns,
  head,
  heading,
  hero,
  label,
  line,
  pageRecord,
  paragraph,
} from './fields.ts';

/** The files of content/figures, by the command that writes them. */
const command = z.enum(['measured', 'tested', 'proved']);

const method = line('How the figures came about', 'date', 'commit');

const fact = z.strictObject({
  term: label('What the fact is about'),
  /** Places are values of the files of content/figures. */
  text: z.string().max(360).describe('The fact, with figures as {places}'),
  promise: z
    .string()
    .max(360)
    .optional()
    .describe('Said while a figure is missing; without it the fact is left out'),
  link: z
    .strictObject({
      label: label('What the link says'),
      href: externalUrl.describe('Where it leads'),
    })
    .optional(),
});

export const colophonSchema = z.strictObject({
  page: pageRecord,
  hero,
  teaser: z
    .strictObject({ text: line('Before the link'), label: label('What the link says') })
    .describe('The line on About and Projects that leads here'),
  method: z
    .strictObject({ measured: method, tested: method, proved: method })
    .describe('How the figures came about; {date} and {commit} are filled in'),
  bars: head
    .extend({
      before: label('Label of the bar of the web'),
      after: label('Label of our bar'),
      weight: label('Name of the figure'),
      script: label('Name of the figure'),
      energy: label('Name of the figure'),
      web: z
        .strictObject({
          bytes: z.number().describe('Weight'),
          script: z.number().describe('Of it script'),
          source: label('Where it stands'),
        })
        .describe('The median of the web, in bytes'),
      model: line('The model of the energy'),
    })
    .describe('The home page beside the web'),
  pages: head.extend({
    columns: costColumns,
    load: label('How much is loaded', 'requests', 'script'),
    paint: line('When it is seen', 'first', 'largest', 'scores'),
  }),
  groups: list({
    id: slug.describe('Its anchor'),
    ...head.shape,
    writtenBy: command.optional().describe('The command whose method is said'),
    facts: z.array(fact).min(1),
    lines: z.literal(true).optional().describe('True where the lines of the proofs follow'),
  }).min(1),
  dependencies: z.strictObject({
    title: heading,
    text: paragraph('Text under the heading'),
    why: z
      .record(z.string(), z.string().max(180))
      .describe('Each package of "dependencies" in package.json, with why it is there'),
  }),
  callToAction,
});
export type ColophonCopy = z.infer<typeof colophonSchema>;
