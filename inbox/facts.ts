import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config.ts';

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'must be a time such as 09:30');
const spans = z.array(z.tuple([time, time])).default([]);

const booking = z.object({
  timeZone: z.string().default('UTC'),
  hours: z
    .object({
      mon: spans,
      tue: spans,
      wed: spans,
      thu: spans,
      fri: spans,
      sat: spans,
      sun: spans,
    })
    .partial()
    .default({}),
  slotMinutes: z.number().int().min(5).max(480).default(30),
  /** How long before its start a slot can still be taken. */
  noticeHours: z.number().min(0).max(720).default(24),
  horizonDays: z.number().int().min(1).max(120).default(21),
  title: z.string().default('Call'),
  /** Where it happens: a phone line, a video room. Shown in the mail and the .ics file. */
  place: z.string().default(''),
});

const facts = z.object({
  name: z.string().min(1).default('Website'),
  email: z.email().optional(),
  siteUrl: z.url().optional(),
  interests: z.array(z.string()).default([]),
  /** The choices that can be made; a disabled one is not among them. */
  budgets: z
    .array(z.union([z.string(), z.object({ label: z.string(), disabled: z.boolean().optional() })]))
    .default([])
    .transform((list) =>
      list
        .filter((item) => typeof item === 'string' || !item.disabled)
        .map((item) => (typeof item === 'string' ? item : item.label)),
    ),
  /** When the visitor hears back, as a phrase: 'within one working day'. */
  replyBy: z.string().optional(),
  /** Names of further fields that are kept with an enquiry; all others are ignored. */
  extraFields: z.array(z.string()).default([]),
  contactPath: z.string().startsWith('/').default('/contact'),
  thanksPath: z.string().startsWith('/').default('/contact#thanks'),
  booking: booking.optional(),
});

export type Facts = z.infer<typeof facts>;
export type BookingFacts = z.infer<typeof booking>;

/**
 * Gives what the service must know of the site: `_inbox.json` as the site build wrote it, else
 * FORM_FACTS (a file of the same shape), else defaults. @throws {ConfigError} naming the field.
 */
export function readFacts(
  distFolder: string | null,
  env: Record<string, string | undefined>,
): Facts {
  const file = env.FORM_FACTS || (distFolder && join(distFolder, '_inbox.json'));
  const text = file ? readIfThere(file, Boolean(env.FORM_FACTS)) : null;
  const parsed = facts.safeParse(text === null ? {} : JSON.parse(text));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`${file} does not fit:\n${lines.join('\n')}`);
  }
  const found = parsed.data;
  return {
    ...found,
    name: env.SITE_NAME || found.name,
    ...(env.SITE_EMAIL ? { email: env.SITE_EMAIL } : {}),
  };
}

/** When the site was built, in ms, 0 where there is none: no clock that says less is right. */
export function siteBuiltAt(distFolder: string | null): number {
  if (distFolder === null) return 0;
  const found = statSync(join(distFolder, 'index.html'), { throwIfNoEntry: false });
  return Math.floor(found?.mtimeMs ?? 0);
}

function readIfThere(file: string, must: boolean): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (must) throw new ConfigError(`FORM_FACTS cannot be read: ${(error as Error).message}`);
    return null;
  }
}
