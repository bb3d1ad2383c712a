import { environment } from './environment.ts';
import { exists as isFile } from './files.ts';
import { contentError, settingName } from './issues.ts';
import { CONTENT, readYaml } from './read.ts';
import { siteSchema } from './schema/site.ts';

export const siteFile = readYaml('site.yaml', siteSchema);

export interface Language {
  /** Language tag (BCP 47), such as nb-NO. */
  tag: string;
  /** First part of its addresses and name of its folder in src/content/, such as nb. */
  code: string;
  name: string;
  isDefault: boolean;
}

const named = (tag: string, isDefault: boolean): Language => {
  const code = new Intl.Locale(tag).language;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? tag;
  return { tag, code, name, isDefault };
};

/** The languages of the site, the default first. */
export const languages: readonly Language[] = [
  named(siteFile.language, true),
  ...siteFile.languages.map((tag) => named(tag, false)),
];

export const furtherLanguages = languages.filter(({ isDefault }) => !isDefault);

const codes = furtherLanguages.map(({ code }) => code);
const twice = codes.find((code, place) => codes.indexOf(code) !== place);
if (twice)
  throw contentError(
    `${CONTENT}/site.yaml`,
    'languages',
    `two share the address /${twice}; keep one`,
  );

/** Names the language of a build or a development server; unset, it is the default. */
export const LANGUAGE_SETTING = 'SITE_LANGUAGE';

function chosen(): Language {
  const code = environment[LANGUAGE_SETTING];
  const found = languages.find((language) =>
    code ? !language.isDefault && language.code === code : language.isDefault,
  );
  if (found) return found;
  const remedy = codes.length
    ? `write one of: ${codes.join(', ')}`
    : 'remove it, because site.yaml names no further languages';
  throw contentError(settingName(LANGUAGE_SETTING), '', `is "${code}"; ${remedy}`);
}

export const language = chosen();

export const folderOf = ({ isDefault, code }: Language) =>
  isDefault ? CONTENT : `${CONTENT}/${code}`;

export const textFolder = folderOf(language);

/** Returns the path of a page in a language. @param path in the default language */
export const pathIn = ({ isDefault, code }: Language, path: string) =>
  isDefault ? path : `/${code}${path.replace(/^\/(?=$|#)/, '')}`;

/** Returns the language that the first part of a path names, or the default one. */
export const languageOfPath = (path: string): Language =>
  languages.find(({ isDefault, code }) => !isDefault && path.startsWith(`/${code}/`)) ?? language;

/** Returns the path of a page in the language of this build. @param path in the default language */
export const localPath = (path: string) => pathIn(language, path);

export const direction = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).getTextInfo().direction as 'ltr' | 'rtl';

/** Returns the file of a text in a language: the translation if there is one, else the original in src/content/. */
export function translationOf(
  file: string,
  inLanguage: Language = language,
  exists: (path: string) => boolean = isFile,
): string {
  const translation = file.replace(CONTENT, folderOf(inLanguage));
  return exists(translation) ? translation : file;
}
