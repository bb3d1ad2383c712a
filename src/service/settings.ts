import { z } from 'astro/zod';
import addressparser from 'nodemailer/lib/addressparser';
import { type Retention, retentionSettings } from '../content/schema/retention.ts';

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).origin)
  .describe('an origin such as https://example.com');
const count = z.coerce.number().int().min(1);
const days = count.max(3650);

/** Matches names without a dot, and the addresses of this machine and of private networks (RFC 1122, 1918, 4193), as `URL` writes them. */
const OWN_NETWORK =
  /^(?:[^.:]+|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd][\da-f]{2}:.*)\])$/;

const list = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''));

/** Allows plain HTTP only on a private network, to protect visitors' data. `fetch` rejects URLs with a user name. */
const address = z.url({ protocol: /^https?$/ }).refine((url) => {
  const { protocol, hostname = '', username } = URL.parse(url) ?? {};
  return !username && (protocol === 'https:' || OWN_NETWORK.test(hostname));
}, 'must be https, or http in your own network, without a user name');

const mailbox = z.object({
  // `addressparser` makes further addresses without a comma a part of the name.
  name: z
    .string()
    .refine((name) => !/\S@\S/.test(name), 'has another address: write a comma between them'),
  address: z.email(),
});
export type Mailbox = z.infer<typeof mailbox>;
/** Mailboxes separated by commas, each with or without a name (RFC 5322): `Website <web@agency.example>`. */
const mailboxes = z.string().transform((text) => addressparser(text, { flatten: true }));

/** Returns false if an unencoded #, /, ? or % in the password cuts the URL off or changes its meaning. */
function isSmtpUrl(text: string): boolean {
  const { protocol = '', hostname, pathname = '', search = '', hash } = URL.parse(text) ?? {};
  const isWhole = /^\/?$/.test(pathname) && !search.includes('@') && !hash;
  return /^smtps?:$/.test(protocol) && !!hostname && isWhole && !/%(?![\da-f]{2})/i.test(text);
}

const smtpUrl = z.string().refine(isSmtpUrl, {
  error: ({ input }) =>
    /^smtps?:\/\//i.test(String(input))
      ? 'must be like smtp://user:password@mail.example:587; in user and password write # as %23, / as %2F, ? as %3F, @ as %40, % as %25, or use SMTP_USER and SMTP_PASSWORD'
      : 'must begin with smtp:// or smtps://',
});

const schema = z.object({
  DATA_DIR: z.string().default('./data'),
  SITE_URL: origin.optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: count.default(10),
  SMTP_URL: smtpUrl.optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_ALLOW_PLAIN: z.stringbool().default(false),
  NOTIFY_TO: mailboxes.pipe(z.tuple([mailbox], mailbox)).optional(),
  NOTIFY_FROM: mailboxes.pipe(z.tuple([mailbox])).optional(),
  NOTIFY_BODY: z.enum(['full', 'link']).default('full'),
  WEBHOOK_URL: address.optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]{32,}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  /** Secret URLs: whoever has one can read the diary. */
  CALENDAR_URLS: list
    .transform((urls) => urls.map((url) => url.replace(/^webcals?:/i, 'https:')))
    .pipe(z.array(address))
    .default([]),
  /** Signs booking links. By default generated at first use and kept in the store. */
  BOOKING_SECRET: z.string().min(32).optional(),
  /** Lets a scheduler of the host run the tasks by HTTP. */
  TASK_SECRET: z.string().min(16).optional(),
  RETENTION_DAYS: days,
  SPAM_RETENTION_DAYS: days,
  RATE_PER_MINUTE: count.default(5),
  RATE_PER_HOUR: count.default(30),
  RATE_INVALID_PER_MINUTE: count.default(30),
  RATE_TOTAL_PER_MINUTE: count.default(60),
  BOOKINGS_PER_GUEST: count.default(2),
  BOOKINGS_PER_NETWORK: count.default(10),
  BOOKINGS_PER_DAY: count.default(40),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  STRICT_ORIGIN: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
});

export type Settings = z.infer<typeof schema>;

/** Settings that are refused without another one. */
const NEEDS = [
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
] as const;

export const SETTING_NAMES = Object.keys(schema.shape) as (keyof Settings)[];

/**
 * Reads the settings from environment variables; empty ones count as absent. @throws {SettingsError} that quotes no values
 * @param promised periods that the site states; settings override them
 */
export function readSettings(
  env: Record<string, string | undefined>,
  promised: Retention,
): Settings {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse({
    ...retentionSettings(promised),
    ...Object.fromEntries(given),
  });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings do not fit:\n${lines.join('\n')}`);
  }
  for (const [name, needed] of NEEDS) {
    if (parsed.data[name] && !parsed.data[needed]) {
      throw new SettingsError(`${name} is set without ${needed}.`);
    }
  }
  // nodemailer would take the user of the URL, without the password.
  if (parsed.data.SMTP_USER && parsed.data.SMTP_URL?.includes('@'))
    throw new SettingsError(
      'SMTP_URL has a user, and SMTP_USER is set as well: leave user and password out of SMTP_URL, such as smtp://mail.example:587.',
    );
  return parsed.data;
}

export const isThisMachine = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

/** A setting is missing or wrong; the message is for the operator. */
export class SettingsError extends Error {}
