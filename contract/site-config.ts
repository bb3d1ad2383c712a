import { z } from 'zod';
import { messages } from './messages.ts';

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'must be a time such as 09:30');
const spans = z.array(z.tuple([time, time])).default([]);
/** No brackets or semicolons that could end the declaration. */
const colour = z.string().regex(/^(?:#[\da-f]{3,8}|[a-z-]+\([^(){};]*\)|[a-z]+)$/i);

const booking = z.object({
  timeZone: z.string().default('UTC'),
  hours: z
    .object({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans })
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

/** What the form service must know of the site in one language. Every value has a neutral default. */
export const languageConfigSchema = z.object({
  name: z.string().min(1).default('Website'),
  email: z.email().optional(),
  /** Language of the service's pages and the style of its dates (BCP 47). */
  language: z.string().default('en-GB'),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  /** What the paths of the language's pages begin with, and those of the service for who comes from them. */
  folder: z
    .string()
    .regex(/^(?:\/[a-z]{2,3})?$/)
    .default(''),
  /** What fields are called, by their names in src/content/schema/forms.ts. */
  labels: z.record(z.string(), z.string()).default({}),
  /** What can be chosen, for each field of the contact form that is a choice. */
  options: z.record(z.string(), z.array(z.string())).default({}),
  /** In what time the visitor hears back: 'one working day'. */
  replyWithin: z.string().optional(),
  /** What stands before every path of the service and of the site that it serves: '' or such as '/site'. */
  base: z
    .string()
    .regex(/^(?:\/[\w.-]+)*$/)
    .default(''),
  homePath: z.string().startsWith('/').default('/'),
  contactPath: z.string().startsWith('/').default('/contact'),
  thanksPath: z.string().startsWith('/').default('/contact#thanks'),
  booking: booking.optional(),
  messages,
  /** Colours of the service's own pages. */
  colours: z
    .object({
      page: colour.default('#fff'),
      surface: colour.default('#f4f4f4'),
      text: colour.default('#1a1a1a'),
      action: colour.default('#e0e0e0'),
      'action-text': colour.default('#1a1a1a'),
      accent: colour.default('#8c1d08'),
    })
    .prefault({}),
});

/** The site in its default language and, by their codes, in the others. The build writes it to `_inbox.json`. */
export const siteConfigSchema = languageConfigSchema.extend({
  languages: z.record(z.string().regex(/^[a-z]{2,3}$/), languageConfigSchema).default({}),
});

export type SiteConfig = z.infer<typeof languageConfigSchema>;
export type SiteConfigs = z.infer<typeof siteConfigSchema>;
/** As the build of a language writes it. */
export type SiteConfigInput = z.input<typeof languageConfigSchema>;
export type BookingConfig = z.infer<typeof booking>;
