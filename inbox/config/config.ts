import { join, resolve } from 'node:path';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '..', '..');

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).origin)
  .describe('an origin such as https://example.com');

const settings = z.object({
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  DIST_DIR: z.string().default(join(ROOT, 'dist')),
  DATA_DIR: z.string().default(join(ROOT, 'data')),
  SITE_URL: origin.optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((item) => item !== ''))
    .pipe(z.array(origin))
    .default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_ALLOW_PLAIN: z.stringbool().default(false),
  NOTIFY_TO: z.email().optional(),
  NOTIFY_FROM: z.email().optional(),
  NOTIFY_BODY: z.enum(['full', 'link']).default('full'),
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]{32,}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: z.stringbool().default(false),
  RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
  SPAM_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  RATE_PER_MINUTE: z.coerce.number().int().min(1).default(5),
  RATE_PER_HOUR: z.coerce.number().int().min(1).default(30),
  RATE_INVALID_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  RATE_TOTAL_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  BOOKINGS_PER_GUEST: z.coerce.number().int().min(1).default(2),
  BOOKINGS_PER_NETWORK: z.coerce.number().int().min(1).default(3),
  BOOKINGS_PER_DAY: z.coerce.number().int().min(1).default(40),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(2_000).default(256),
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  STRICT_ORIGIN: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings, with their defaults, from the environment; empty values count as absent.
 * @throws {ConfigError} naming every setting that does not fit, never showing its value.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const parsed = settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings do not fit:\n${lines.join('\n')}`);
  }
  const config = parsed.data;
  const needs = (has: unknown, wants: unknown, text: string) => {
    if (has !== undefined && wants === undefined) throw new ConfigError(text);
  };
  needs(
    config.SMTP_URL,
    config.NOTIFY_TO,
    'SMTP_URL is set, so NOTIFY_TO must name who gets mail.',
  );
  needs(
    config.NOTIFY_TO,
    config.SMTP_URL,
    'NOTIFY_TO is set, so SMTP_URL must name a mail server.',
  );
  needs(config.WEBHOOK_URL, config.WEBHOOK_SECRET, 'WEBHOOK_URL is set without WEBHOOK_SECRET.');
  if (config.WEBHOOK_URL?.startsWith('http:') && !config.WEBHOOK_ALLOW_PRIVATE) {
    throw new ConfigError('WEBHOOK_URL must be https, or WEBHOOK_ALLOW_PRIVATE must be true.');
  }
  return {
    ...config,
    PRODUCTION: env.NODE_ENV === 'production',
    DIST_DIR: config.DIST_DIR === 'none' ? null : resolve(config.DIST_DIR),
    DATA_DIR: resolve(config.DATA_DIR),
  };
}

/**
 * E-mails to guests carry a link, and where it leads must not be for the sender of a request to
 * say (its Host header). Only a server that nobody but this machine reaches does without SITE_URL.
 * @throws {ConfigError}
 */
export function checkGuestLinks({ SITE_URL, SMTP_URL, ...config }: Config) {
  const open = config.PRODUCTION || config.TRUSTED_PROXIES > 0 || !isThisMachine(config.HOST);
  if (SMTP_URL && !SITE_URL && open) {
    throw new ConfigError(
      'Times can be booked and SMTP_URL is set, so SITE_URL must be set as well: guests get a ' +
        'e-mail with a link to their booking, for example SITE_URL=https://example.com.',
    );
  }
}

/** Says whether a host name or address never leaves this machine. */
export const isThisMachine = (host: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

/** A setting is missing or wrong: the message is for the person who starts the service. */
export class ConfigError extends Error {}
