import { hyphenations, language as ofBuild } from './site-hyphenation.ts';

/** Letters of the shortest word that is hyphenated: shorter ones fit on a phone in the widest text spacing (WCAG 2.2, 1.4.12). */
const LETTERS = 10;
const LONG_WORD = new RegExp(`\\p{L}{${LETTERS},}`, 'gu');
/** Addresses are typed or copied as they stand. */
const ADDRESS = /@|:\/\/|\w\.\w/;

/** Puts soft hyphens (U+00AD) into the long words of a visible text, in languages that join words to long ones; others get it back as it is. */
export function softHyphens(text: string, language = ofBuild): string {
  const hyphenate = hyphenations[language.slice(0, 2)];
  if (!hyphenate) return text;
  return text.replace(/\S+/g, (word) =>
    ADDRESS.test(word) ? word : word.replace(LONG_WORD, (letters) => hyphenate(letters)),
  );
}
