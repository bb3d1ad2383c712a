import type { z } from 'astro/zod';
import { environment } from './environment.ts';
import { settingName } from './mistakes.ts';
import { check, readContent } from './read.ts';
import { type Site, siteSchema } from './schema/site.ts';

const file = readContent('site.yaml', siteSchema);
const { form, comments } = siteSchema.shape;

/** A setting of the build, where it is set, instead of what the file says. */
const setting = <Value>(name: string, schema: z.ZodType<Value>, fallback: Value): Value =>
  environment[name] ? check(settingName(name), schema, environment[name]) : fallback;

/** Every fact about the brand, once: site.yaml, with the settings of the build in it. */
export const site: Site = {
  ...file,
  url: setting('SITE_URL', siteSchema.shape.url, file.url),
  form: {
    ...file.form,
    endpoint: setting('FORM_ENDPOINT', form.shape.endpoint, file.form.endpoint),
    redirectField: setting(
      'FORM_REDIRECT_FIELD',
      form.shape.redirectField,
      file.form.redirectField,
    ),
  },
  comments: {
    ...file.comments,
    shortName: setting('COMMENTS_SHORT_NAME', comments.shape.shortName, file.comments.shortName),
  },
};

/** What the address has behind its host: '' or such as '/site' (contract/base-path.ts). */
export const basePath = new URL(site.url).pathname.replace(/\/$/, '');

/**
 * Address of the page in which the comment service runs. It lies deeper than any other, because rules of static hosts
 * can tell paths apart by depth but cannot leave one out (integrations/security-headers-file.ts).
 */
export const commentsFramePath = '/comments-frame/of/one/piece/by/itself';
