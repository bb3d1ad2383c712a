import { z } from 'astro/zod';
import { type BuildSetting, environment } from './environment.ts';
import { settingName } from './issues.ts';
import { folderOf, type Language, language, pathIn, siteFile } from './language.ts';
import { check, readYaml } from './read.ts';
import { type Site, siteSchema, siteTextsSchema } from './schema/site.ts';

function translated(language: Language, texts: z.infer<typeof siteTextsSchema>): Site {
  const { form, booking, ...facts } = texts;
  return {
    ...siteFile,
    ...facts,
    language: language.tag,
    form: { ...siteFile.form, ...form },
    booking: { ...siteFile.booking, ...booking },
  };
}

const { form, comments } = siteSchema.shape;

/** Written as in an address: access_key=abc&subject=Enquiry. */
const hiddenFields = z
  .string()
  .transform((text): Site['form']['hiddenFields'] => Object.fromEntries(new URLSearchParams(text)));

const setting = <Value>(name: BuildSetting, schema: z.ZodType<Value>, fallback: Value): Value =>
  environment[name] ? check(settingName(name), schema, environment[name]) : fallback;

/** Returns every fact about the brand: site.yaml in a language, overridden by the settings of the build. */
export function siteIn(language: Language): Site {
  const file = language.isDefault
    ? siteFile
    : translated(language, readYaml('site.yaml', siteTextsSchema, folderOf(language)));
  const endpoint = setting('FORM_ENDPOINT', form.shape.endpoint, file.form.endpoint);
  return {
    ...file,
    url: setting('SITE_URL', siteSchema.shape.url, file.url),
    form: {
      ...file.form,
      // Our own form service answers in the language of the page; any other has a single address.
      endpoint: endpoint.startsWith('/') ? pathIn(language, endpoint) : endpoint,
      redirectField: setting(
        'FORM_REDIRECT_FIELD',
        form.shape.redirectField,
        file.form.redirectField,
      ),
      hiddenFields: setting('FORM_HIDDEN_FIELDS', hiddenFields, file.form.hiddenFields),
    },
    comments: {
      ...file.comments,
      shortName: setting('COMMENTS_SHORT_NAME', comments.shape.shortName, file.comments.shortName),
    },
  };
}

export const site = siteIn(language);

/** Path of the site's address: '' or, for example, '/site' (src/lib/site-path.ts). */
export const basePath = new URL(site.url).pathname.replace(/\/$/, '');

/** The page of the comment service. It is deeper than any other because rules of static hosts tell paths apart by depth. */
export const commentsFramePath = '/comments-frame/of/one/piece/by/itself';

/** The page of the editor, as deep for the same reason; /admin leads there. */
export const editorPath = '/admin/edit/the/texts/of/site';
