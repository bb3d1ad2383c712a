import { z } from 'astro/zod';
import { label } from './fields.ts';

export const servicePageSchema = z.strictObject({
  strip: label('Heading of the strip of pictures'),
  highlightsLabel: label('Label above the figures'),
  step: label('Word before the number of a step'),
  enquire: label('Button in the hero'),
});
