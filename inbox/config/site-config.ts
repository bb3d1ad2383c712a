import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteConfigs, siteConfigSchema } from '../../contract/site-config.ts';
import { ConfigError } from './config.ts';

/**
 * Gives what the service must know of the site: `_inbox.json` as the site build wrote it, else
 * SITE_CONFIG_FILE (a file of the same shape), else defaults. @throws {ConfigError} naming the field.
 */
export function readSiteConfig(
  distFolder: string | null,
  env: Record<string, string | undefined>,
): SiteConfigs {
  const file = env.SITE_CONFIG_FILE || (distFolder && join(distFolder, '_inbox.json'));
  const text = file ? readIfThere(file, Boolean(env.SITE_CONFIG_FILE)) : null;
  const parsed = siteConfigSchema.safeParse(text === null ? {} : JSON.parse(text));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`${file} does not fit:\n${lines.join('\n')}`);
  }
  const found = parsed.data;
  const settings = {
    ...(env.SITE_NAME && { name: env.SITE_NAME }),
    ...(env.SITE_EMAIL && { email: env.SITE_EMAIL }),
  };
  const languages = Object.entries(found.languages).map(([code, texts]) => [
    code,
    { ...texts, ...settings },
  ]);
  return { ...found, ...settings, languages: Object.fromEntries(languages) };
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
    if (must) throw new ConfigError(`SITE_CONFIG_FILE cannot be read: ${(error as Error).message}`);
    return null;
  }
}
