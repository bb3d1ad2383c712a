import type { z } from 'astro/zod';
import { environment } from './environment.ts';
import { settingName } from './issues.ts';
import { language, localPath, siteFile, textFolder } from './language.ts';
import { check, readYaml } from './read.ts';
import { type Site, siteSchema, siteTextsSchema } from './schema/site.ts';

/** The facts as another language writes them. */
function translated(texts: z.infer<typeof siteTextsSchema>): Site {
  const { form, booking, ...facts } = texts;
  return {
    ...siteFile,
    ...facts,
    language: language.tag,
    form: { ...siteFile.form, ...form },
    booking: { ...siteFile.booking, ...booking },
  };
}

const file = language.isDefault
  ? siteFile
  : translated(readYaml('site.yaml', siteTextsSchema, textFolder));
const { form, comments } = siteSchema.shape;

/** A setting of the build, where it is set, instead of what the file says. */
const setting = <Value>(name: string, schema: z.ZodType<Value>, fallback: Value): Value =>
  environment[name] ? check(settingName(name), schema, environment[name]) : fallback;

/** Our own form service answers in the language of the page; another one is asked at its address. */
const localEndpoint = (endpoint: string) =>
  endpoint.startsWith('/') ? localPath(endpoint) : endpoint;

/** Every fact about the brand, once: site.yaml, in the language of this build, with the settings of the build in it. */
export const site: Site = {
  ...file,
  url: setting('SITE_URL', siteSchema.shape.url, file.url),
  form: {
    ...file.form,
    endpoint: localEndpoint(setting('FORM_ENDPOINT', form.shape.endpoint, file.form.endpoint)),
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

/** What the address has behind its host: '' or such as '/site' (src/lib/site-path.ts). */
export const basePath = new URL(site.url).pathname.replace(/\/$/, '');

/**
 * Address of the page in which the comment service runs. It lies deeper than any other, because rules of static hosts
 * can tell paths apart by depth but cannot leave one out (build/security-headers-file.ts).
 */
export const commentsFramePath = '/comments-frame/of/one/piece/by/itself';
