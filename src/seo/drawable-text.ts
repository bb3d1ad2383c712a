/** Characters that change the meaning if they are missing, such as letters, "≤", "№" and hyphens. Excludes arrows and parts of emoji. */
const MEANT = /(?!\p{Emoji_Component}|[←-⇿⟰-⟿⤀-⥿])[\p{L}\p{M}\p{N}\p{Sm}\p{Sc}\p{Pd}‰℀-⅏]/u;
/** Invisible characters: soft hyphens, joiners. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Returns the words of a text as fonts can draw them: without signs that they lack, such as an emoji, or '' if they lack part of its
 * meaning.
 * @param known all characters of the fonts
 * @returns `missing`: visible characters that they lack
 */
export function drawableText(text: string, known: ReadonlySet<string>) {
  const characters = [...text.normalize('NFC').replace(/\s/g, ' ')];
  const lacks = (character: string) => !known.has(character) && !INVISIBLE.test(character);
  const missing = [...new Set(characters.filter(lacks))];
  const words = characters.filter((character) => known.has(character)).join('');
  const isWhole = !missing.some((character) => MEANT.test(character));
  return { words: isWhole ? words.replace(/ +/g, ' ').trim() : '', missing };
}
