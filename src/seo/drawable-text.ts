/** Letters, figures and accents, without which a word is another; not the parts of an emoji. */
const OF_A_WORD = /(?!\p{Emoji_Component})[\p{L}\p{M}\p{N}]/u;
/** Characters that show nothing: soft hyphens, joiners. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Returns a text as fonts can draw it: without signs that they lack, such as an emoji, or '' if they lack part of a word.
 * @param known all characters of the fonts
 * @returns `missing`: visible characters that they lack
 */
export function drawableText(text: string, known: ReadonlySet<string>) {
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
  const missing = [...new Set(characters)].filter(
    (character) => !known.has(character) && !INVISIBLE.test(character),
  );
  const drawn = characters.filter((character) => known.has(character)).join('');
  return {
    text: missing.some((character) => OF_A_WORD.test(character))
      ? ''
      : drawn.replace(/ +/g, ' ').trim(),
    missing,
  };
}
