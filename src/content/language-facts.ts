import { stripAccents } from '../lib/words.ts';
import { siteFile } from './language.ts';
import facts from './languages.json' with { type: 'json' };

/** Facts about a language that are not in its pack (tools/new/languages/). */
interface LanguageFacts {
  /** Letters and signs, besides those of English, that many of its texts use. */
  letters?: string;
  /** How it writes letters in an address, if dropping their accents would be wrong. */
  addresses?: Readonly<Record<string, string>>;
  /** Whether its compounds can be longer than a phone's line and need hyphens. */
  compounds?: boolean;
  /** Its most common words in lower case, separated by spaces. */
  words?: string;
  /** Further words that the search drops from a question. Other languages share them, so they do not identify this one. */
  stopWords?: string;
}

/** @param code such as `de`; `und` has the defaults for all languages */
export const factsOf = (code: string): LanguageFacts =>
  (facts as Readonly<Record<string, LanguageFacts>>)[code] ?? {};

/**
 * Returns a text in the lower-case letters of an address, by language: für is fuer in German and fur in English.
 * @param tag language of the text; by default the site's
 */
export function transliterate(text: string, tag = siteFile.language): string {
  const code = new Intl.Locale(tag).language;
  const written = { ...factsOf('und').addresses, ...factsOf(code).addresses };
  const letters = Array.from(text.normalize('NFC').toLowerCase());
  return stripAccents(letters.map((letter) => written[letter] ?? letter).join(''));
}
