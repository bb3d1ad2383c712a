import { z } from 'astro/zod';
import { label, line } from './fields.ts';

export const policyPageSchema = z.strictObject({
  updated: label('Words before the current date'),
  version: line('When the text was last changed', 'date'),
});
