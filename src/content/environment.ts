import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const FILE = '.env';

/** Settings that a build reads. Changing one that is missing here triggers no new build (build/build-if-changed.ts). */
const SETTINGS = [
  'ADAPTER',
  'COMMENTS_SHORT_NAME',
  'FORM_ENDPOINT',
  'FORM_HIDDEN_FIELDS',
  'FORM_REDIRECT_FIELD',
  'HSTS_SUBDOMAINS',
  'SITE_LANGUAGE',
  'SITE_URL',
  'SOURCE_DATE_EPOCH',
] as const;
export type BuildSetting = (typeof SETTINGS)[number];

/** Settings of this machine: from .env, and from the environment, which wins. */
export const allSettings: Readonly<Record<string, string | undefined>> = {
  ...(existsSync(FILE) && parseEnv(readFileSync(FILE, 'utf8'))),
  ...process.env,
};

/** Settings of the build, for pages, policy and headers alike. */
export const environment = Object.fromEntries(
  SETTINGS.map((name) => [name, allSettings[name]]),
) as Readonly<Record<BuildSetting, string | undefined>>;
