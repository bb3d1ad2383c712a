/** Lower case without accents, so that "creme" finds "crème", and without soft hyphens, which copied words hold. */
export const stripAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|\u00ad/gu, '')
    .toLowerCase();

/** Scripts that write words without spaces between them. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
let segmenter: Intl.Segmenter | undefined;

/** Cuts a run of letters of such a script into words, which joined are the run again. Without a segmenter (Firefox before 125) it is one. */
export function splitWords(run: string): string[] {
  if (!UNSPACED.test(run) || !('Segmenter' in Intl)) return [run];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.-]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;

/** Words of a text and their positions. A word with dots or hyphens, such as "Next.js", comes before its parts. */
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

/** Returns a word as the search compares it: without case, accents and signs between its parts. */
export const searchTerm = (word: string) => stripAccents(word).replace(/[.-]/g, '');
