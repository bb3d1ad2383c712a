import { z } from 'astro/zod';

const siteSchema = z.strictObject({
  /** Takes the place of {brand} and {product} in texts. */
  name: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(70).max(160),
  /** Absolute, https, no slash at the end. */
  url: z
    .url({ protocol: /^https$/ })
    .refine((value) => !value.endsWith('/'), 'no slash at the end'),
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  email: z.email(),
  phone: z.strictObject({ label: z.string(), number: z.string().regex(/^\+\d+$/) }),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  /** The agency's own profiles, in the order of menu and footer. */
  social: z
    .array(
      z.strictObject({
        network: z.enum(['linkedin', 'x', 'instagram', 'facebook']),
        label: z.string(),
        url: z.url(),
      }),
    )
    .length(4),
  form: z.strictObject({
    /** Any form-handling service; the default is ours. `FORM_ENDPOINT` overrides it. */
    endpoint: z.string().regex(/^(?:\/|https:\/\/)/),
    /** The hidden field's name that your form service reads the redirect from. `FORM_REDIRECT_FIELD` overrides it. */
    redirectField: z.string().regex(/^[a-z_]+$/i),
    /** Promised beside the form. */
    replyWithin: z.string(),
  }),
  /** Embedded calendar; empty means the slot picker of our own form service. */
  bookingUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
  /** The slot picker's week: free spans a day, local time of the agency. */
  booking: z.strictObject({
    title: z.string(),
    timeZone: z.string(),
    hours: z.record(
      z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
      z.array(z.tuple([z.string(), z.string()])),
    ),
    slotMinutes: z.int().min(5).max(480),
    /** How long before its start a slot can still be taken. */
    noticeHours: z.int().min(0),
    horizonDays: z.int().min(1).max(120),
    place: z.string(),
  }),
  /** The comment service; `COMMENTS_SHORT_NAME` overrides the short name, and the placeholder switches comments off. */
  comments: z.strictObject({
    provider: z.literal('disqus'),
    shortName: z.string().regex(/^[a-z0-9-]+$/),
  }),
  /** What /.well-known/security.txt says (RFC 9116). */
  security: z.strictObject({
    /** Where weaknesses are reported, the preferred way first. */
    contacts: z.array(z.string().regex(/^(?:mailto:|tel:|https:\/\/)/)).min(1),
    /** Languages that reports are read in (BCP 47). */
    languages: z.array(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/)).min(1),
  }),
  copyrightYear: z.int(),
  /** True as long as name, address and profiles are invented. */
  demo: z.boolean(),
});
export type Site = z.infer<typeof siteSchema>;

/** A placeholder: as long as it stands, comments are not set up. */
const COMMENTS_PLACEHOLDER = 'your-disqus-shortname';

/** Every fact about the brand, once. Change it here and the whole site follows. */
export const site: Site = siteSchema.parse({
  name: 'Whiskbit',
  tagline: 'The digital patisserie',
  description:
    'Whiskbit is a digital patisserie: websites, apps, brands and AI that look good enough to eat and earn their keep long after launch day.',
  url: 'https://whiskbit.example',
  language: 'en-GB',
  email: 'hello@whiskbit.example',
  phone: { label: '+44 20 7946 0123', number: '+442079460123' },
  address: {
    street: '12 Sugarloaf Yard',
    city: 'London',
    postcode: 'E2 8ZZ',
    country: 'United Kingdom',
  },
  social: [
    { network: 'linkedin', label: 'LinkedIn', url: 'https://linkedin.example/company/whiskbit' },
    { network: 'x', label: 'X', url: 'https://x.example/whiskbit' },
    { network: 'instagram', label: 'Instagram', url: 'https://instagram.example/whiskbit' },
    { network: 'facebook', label: 'Facebook', url: 'https://facebook.example/whiskbit' },
  ],
  form: {
    endpoint: process.env.FORM_ENDPOINT ?? '/f/contact',
    redirectField: process.env.FORM_REDIRECT_FIELD ?? '_next',
    replyWithin: 'one working day',
  },
  bookingUrl: '',
  booking: {
    title: 'Half an hour with the kitchen',
    timeZone: 'Europe/London',
    hours: {
      mon: [['10:00', '12:30']],
      tue: [
        ['10:00', '12:30'],
        ['14:00', '17:00'],
      ],
      wed: [
        ['10:00', '12:30'],
        ['14:00', '17:00'],
      ],
      thu: [
        ['10:00', '12:30'],
        ['14:00', '17:00'],
      ],
      fri: [['10:00', '12:30']],
      sat: [],
      sun: [],
    },
    slotMinutes: 30,
    noticeHours: 24,
    horizonDays: 21,
    place: 'By telephone or video, as you like',
  },
  comments: {
    provider: 'disqus',
    shortName: process.env.COMMENTS_SHORT_NAME ?? COMMENTS_PLACEHOLDER,
  },
  security: { contacts: ['mailto:security@whiskbit.example'], languages: ['en'] },
  copyrightYear: 2025,
  demo: true,
});

/** True once the comment service has a real short name. */
export const commentsAreSetUp = site.comments.shortName !== COMMENTS_PLACEHOLDER;

/**
 * Address of the page in which the comment service runs. It lies deeper than any other, because rules of static hosts
 * can tell paths apart by depth but cannot leave one out (integrations/security-headers-file.ts).
 */
export const commentsFramePath = '/comments-frame/of/one/piece/by/itself';
