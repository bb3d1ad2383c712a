import { type Language, language, pathIn } from '../content/language.ts';
import { basePath, site } from '../content/site.ts';
import { underBase } from '../lib/site-path.ts';

/** Returns an absolute address on the site. Fragments serve as stable node ids (JSON-LD 1.1, `@id`). */
export const absolute = (path: string) => new URL(underBase(basePath, path), site.url).href;

/** Returns the absolute address of a page, in this build's language or the given one, from its path in the default one. */
export const pageAddress = (path: string, inLanguage: Language = language) =>
  absolute(pathIn(inLanguage, path));
