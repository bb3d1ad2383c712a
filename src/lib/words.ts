/** Removes case, accents ("creme" finds "crème") and soft hyphens (copied words contain them). */
export const stripAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|\u00ad/gu, '')
    .toLowerCase();

/** Scripts that write words without spaces between them. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
let segmenter: Intl.Segmenter | undefined;

/** Splits letters of such a script into words that join to the same text. Without a segmenter (Firefox before 125) they are one word. */
export function splitWords(run: string): string[] {
  if (!UNSPACED.test(run) || !('Segmenter' in Intl)) return [run];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.-]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;

/** Yields the words of a text with their positions; words with dots or hyphens, such as "Next.js", before their parts. */
export function* wordsIn(text: string) {
  for (const { 0: run, index } of text.matchAll(WORD)) {
    const parts = /[.-]/.test(run) ? run.split(/([.-])/) : [run];
    if (parts.length > 1) yield { word: run, index };
    let at = index;
    for (const word of parts.flatMap(splitWords)) {
      if (!/^[.-]/.test(word)) yield { word, index: at };
      at += word.length;
    }
  }
}

/** Returns a word as the search compares it: without case, accents, dots and hyphens. */
export const searchTerm = (word: string) => stripAccents(word).replace(/[.-]/g, '');
