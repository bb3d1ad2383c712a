import { stripAccents } from '../lib/words.ts';
import { siteFile } from './language.ts';
import facts from './languages.json' with { type: 'json' };

/** What the project knows of a language, beside the words of its pack (tools/new/languages/). */
interface LanguageFacts {
  /** Letters and signs besides those of English that stand in many of its texts. */
  letters?: string;
  /** How it writes letters in an address, where leaving out their accents would be wrong. */
  addresses?: Readonly<Record<string, string>>;
  /** Whether it joins words to one that is longer than a phone's line, which then wants hyphens. */
  compounds?: boolean;
  /** Its commonest words in lower case, with a space between them. */
  words?: string;
  /** Further words that the search leaves out of a question. Other languages have them, too, so they tell none. */
  stopWords?: string;
}

/** @param code such as `de`; `und` has what holds in all languages that do not say otherwise */
export const factsOf = (code: string): LanguageFacts =>
  (facts as Readonly<Record<string, LanguageFacts>>)[code] ?? {};

/**
 * A text in lower case in the letters of an address, as its language writes them: für is fuer in German and fur in English.
 * @param tag of the language; the site's own without it
 */
export function inPlainLetters(text: string, tag = siteFile.language): string {
  const code = new Intl.Locale(tag).language;
  const written = { ...factsOf('und').addresses, ...factsOf(code).addresses };
  const letters = Array.from(text.normalize('NFC').toLowerCase());
  return stripAccents(letters.map((letter) => written[letter] ?? letter).join(''));
}
