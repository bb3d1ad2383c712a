import { z } from 'astro/zod';
import { isTimeZone } from '../../lib/time-zone.ts';
import { externalUrl, list, words } from './common.ts';
import { demo, each, label, line, pageDescription } from './pages/fields.ts';
import { retentionFields } from './retention.ts';

/** Returns true for a language tag (BCP 47) in its usual letters, without extensions. */
function isLanguageTag(text: string): boolean {
  try {
    const { language, baseName } = new Intl.Locale(text);
    return language.length < 4 && baseName === text;
  } catch {
    return false;
  }
}

const languageTag = z
  .string()
  .refine(isLanguageTag, 'must be a language tag such as de, en-GB, es-419 or zh-Hant-TW')
  .describe('Language tag (BCP 47), such as de, en-GB, es-419 or zh-Hant-TW');

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/, 'must be a time in quotes, such as "09:30"');
const spans = z
  .array(z.tuple([time, time], 'must be two times, such as ["10:00", "12:30"]'))
  .default([])
  .describe('Available times of the day, in the agency’s time zone');

const isDay = (text: string) => z.iso.date().safeParse(text).success;

const days = z
  .string()
  .refine((text) => {
    const span = text.split('/');
    const [first = '', last = first] = span;
    // A leap year has every day of a year.
    const isYearly = span.every((day) => isDay(`2024-${day}`));
    return span.length < 3 && (isYearly || (span.every(isDay) && first <= last));
  }, 'must be a day or the first and last day, such as 2026-12-24/2027-01-03, or yearly, such as 06-24 or 12-24/01-02')
  .describe('A day, or the first and last day: 2026-12-24/2027-01-03; yearly: 06-24');

const featuresSchema = z
  .strictObject({
    insights: z.boolean().describe('Blogs, articles and case studies, their feed and comments'),
    industries: z.boolean().describe('A page for each industry, their columns in menu and footer'),
    procurement: z.boolean().describe('The page for buyers and lawyers, its link in the footer'),
    booking: z.boolean().describe('Booking a call on the contact page and in the form service'),
    estimator: z.boolean().describe('The page of the estimator, with the rates of prices.yaml'),
    comments: z.boolean().describe('Comments under insights'),
    search: z.boolean().describe('The search over all pages'),
    marquee: z.boolean().describe('Whether logos and pictures scroll past'),
    placeholders: z.boolean().describe('Plain shapes instead of missing pictures'),
    cursorFollower: z.boolean().describe('The shape that follows the mouse'),
    toys: z.boolean().default(false).describe('The toys of src/demo'),
    displaySettings: z.boolean().describe('The panel with theme, text size, contrast, movement'),
  })
  .describe('Features of the site; false removes one with its pages, links and scripts');

const editorSchema = z
  .strictObject({
    backend: z.enum(['github', 'gitlab', 'gitea']).describe('The Git host'),
    repo: z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'must be the owner and the name, such as agency/site')
      .describe('Owner and name of the repository there'),
    branch: z.string().default('main').describe('The branch that is edited'),
    authUrl: externalUrl
      .optional()
      .describe('Sign-in service for GitHub; without one people paste an access token'),
    appId: z.string().optional().describe('Id of the application to sign in to GitLab or Gitea'),
  })
  .describe('Where the editor below /admin stores texts; without it there is no editor');
export type Editor = z.infer<typeof editorSchema>;

const analyticsSchema = z.strictObject({
  provider: z.enum(['plausible', 'matomo', 'umami']).describe('The service that counts visits'),
  url: externalUrl
    .refine((value) => !value.endsWith('/'), 'must not end with a slash')
    .describe('Address of its server, without a slash at the end'),
  site: label('Domain in Plausible, website id in Umami, number of the site in Matomo'),
});
export type Analytics = z.infer<typeof analyticsSchema>;

const phoneSchema = z.strictObject({
  label: label('As people write it'),
  number: z
    .string()
    .regex(/^\+\d+$/, 'must be + and digits in quotes, such as "+442079460123"')
    .describe('As telephones dial it: + and digits'),
});

const addressSchema = z
  .strictObject({
    street: label('Street and number').optional(),
    city: label('City').optional(),
    postcode: label('Postcode').optional(),
    cityLine: line(
      'City and postcode in the order of the country: {city} {postcode} or {postcode} {city}; {country} shows the country as well',
      'city',
      'postcode',
      'country',
    ).optional(),
    country: label('Country'),
  })
  .refine(
    ({ cityLine, ...parts }) =>
      !cityLine ||
      ['city', 'postcode'].every((name) => cityLine.includes(`{${name}}`) === name in parts),
    {
      path: ['cityLine'],
      error: 'must contain {city} and {postcode} if the address has them, and only then',
    },
  );
export type Address = z.infer<typeof addressSchema>;

const officesSchema = list({
  name: label('Name of the office, such as its city'),
  address: addressSchema,
  phone: phoneSchema.optional(),
  email: z.email('must be an email address').optional(),
});

export const siteSchema = z.strictObject({
  name: label('Name of the brand: takes the place of {brand} and {product} in texts'),
  tagline: label('What the brand is, in a few words'),
  description: pageDescription('Shown under the home page in search results: 70 to 160 characters'),
  url: z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .refine((value) => !value.endsWith('/'), 'must not end with a slash')
    .regex(
      /^https:\/\/[^/?#]+(?:\/[\w.-]+)*\/?$/,
      'must be a host and, if the site has one, a path of letters, digits, dots and hyphens',
    )
    .describe('Address of the site, with its path if it has one, without a slash at the end'),
  language: languageTag,
  languages: z
    .array(languageTag)
    .default([])
    .describe('Further languages; the texts of nb-NO are in src/content/nb/, its pages below /nb'),
  contrast: z.enum(['AA', 'AAA']).describe('Level of WCAG 2.2 for texts: AA is 4.5:1, AAA is 7:1'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Europe/London')
    .describe('Time zone of the agency, for hours of calls and days on which insights appear'),
  email: z.email('must be an email address').describe('Email address for visitors'),
  phone: phoneSchema.optional(),
  address: addressSchema,
  offices: officesSchema.default([]).describe('Further offices, on contact page and in footer'),
  social: list({
    network: z.string().optional().describe('Selects the icon, such as linkedin or youtube'),
    label: label('Name of the network'),
    url: externalUrl.describe('Address of the profile'),
  })
    .max(8)
    .default([])
    .describe('The agency’s own profiles, in the order of menu and footer'),
  features: featuresSchema,
  form: z.strictObject({
    endpoint: z
      .string()
      .regex(/^(?:\/|https:\/\/)/, 'must be a path such as /f/contact or begin with https://')
      .describe('Address that receives the contact form: our own form service or another'),
    redirectField: z
      .string()
      .regex(/^[a-z_]+$/i, 'must be letters and underscores')
      .describe('Hidden field from which the form service reads the redirect'),
    hiddenFields: z
      .record(z.string(), z.string())
      .optional()
      .describe('Further hidden fields that another form service needs, such as its access key'),
    replyWithin: words.max(48).describe('How soon a person answers, such as "one working day"'),
    ...retentionFields,
    answeredBy: label('Person who answers; if set, senders get an email with the name').optional(),
  }),
  editor: editorSchema.optional(),
  bookingUrl: z
    .union([z.literal(''), externalUrl], 'must be empty or begin with https://')
    .refine(
      (url) => !url.startsWith('https://calendar.app.google/'),
      'leads to another host, which the page may not show; write the address in the embed code of your booking page, https://calendar.google.com/calendar/appointments/schedules/…',
    )
    .default('')
    .describe('Embedded calendar; empty means the times of our own form service'),
  booking: z.strictObject({
    title: label('What can be booked'),
    hours: z.strictObject(each(spans, 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')),
    slotMinutes: z.int().min(5).max(480).describe('Length of a slot in minutes'),
    noticeHours: z.int().min(0).describe('Hours before its start until which a slot can be booked'),
    horizonDays: z.int().min(1).max(120).describe('Days ahead for which slots are offered'),
    closed: z.array(days).default([]).describe('Days without calls'),
    holidays: label('Public holidays without calls: country and region (DE-SN)').default('none'),
    withoutDiary: z
      .enum(['open', 'closed'])
      .default('open')
      .describe(
        'Whether times are offered while the diary (CALENDAR_URLS) cannot be read, or before it is first read',
      ),
    place: line('Place of the call, such as a phone line or a video room'),
  }),
  comments: z.strictObject({
    provider: z.literal('disqus').describe('The comment service'),
    shortName: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
      .describe('The site’s name there'),
  }),
  embeds: z
    .array(z.enum(['youtube', 'vimeo']))
    .default([])
    .describe('Services whose films can be in texts; a film loads after a click'),
  analytics: analyticsSchema.optional().describe('Counts visits without cookies'),
  insights: z.strictObject({
    fixedByline: z
      .strictObject({
        author: label('Name'),
        date: z.iso.date('must be a date in quotes, such as "2026-03-31"').describe('For machines'),
        words: label('Line with the date'),
        language: languageTag
          .optional()
          .describe('Language of other dates beside it, if it is not that of the site'),
      })
      .optional()
      .describe('One author and date for every insight; without it each insight shows its own'),
  }),
  security: z
    .strictObject({
      contacts: z
        .array(
          z
            .string()
            .regex(/^(?:mailto:|tel:|https:\/\/)/, 'must begin with mailto:, tel: or https://'),
        )
        .min(1)
        .describe('Addresses for reporting weaknesses, the preferred one first'),
      languages: z.array(languageTag).min(1).describe('Languages in which reports can be written'),
    })
    .describe('Content of /.well-known/security.txt (RFC 9116)'),
  copyrightYear: z.int().describe('Year in the footer'),
  demo: demo.describe('True while name, address and profiles are invented'),
});
export type Site = z.infer<typeof siteSchema>;

/** Facts that site.yaml of another language translates. */
export const siteTextsSchema = z.strictObject({
  tagline: siteSchema.shape.tagline,
  description: siteSchema.shape.description,
  address: siteSchema.shape.address,
  offices: officesSchema.exactOptional(),
  form: siteSchema.shape.form.pick({ replyWithin: true, answeredBy: true }),
  booking: siteSchema.shape.booking.pick({ title: true, place: true }),
});
