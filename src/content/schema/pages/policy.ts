import { z } from 'astro/zod';
import { label } from './fields.ts';

export const policyPageSchema = z.strictObject({ updated: label('Word before the date') });
