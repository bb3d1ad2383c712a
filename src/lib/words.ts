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

/** Cuts a run of letters of such a script into words, which joined are the run again; any other run is one word. */
export function splitWords(run: string): string[] {
  if (!UNSPACED.test(run)) return [run];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}
