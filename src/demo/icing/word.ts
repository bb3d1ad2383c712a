import alphabet from './alphabet.txt?raw';
import { type Glyph, LETTERS, PREFIX } from './piping.ts';

/** Characters as readers count them (Unicode, "Grapheme Clusters"), and code units of one; chains of emoji are endless. */
export const [MOST, UNITS] = [12, 20];
/** Each line of the file is a character and its glyph. */
const GLYPHS: Partial<Record<string, Glyph>> = { ...LETTERS };
for (const line of alphabet.split('\n')) GLYPHS[line.charAt(0)] = line.slice(1);

/** Returns the first characters of a text. Browsers without a segmenter count code points. */
export function firstOf(text: string): string {
  const characters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      : Array.from(text);
  const usual = characters.filter(({ length }) => length <= UNITS);
  return usual.slice(0, MOST).join('');
}

/** Returns a visitor's text in one line, with no more than fits; '' if nothing of it can be seen. */
export function cleanWord(text: string): string {
  const line = text
    .slice(0, 200)
    .replaceAll(/[\s\p{Cc}\p{Cs}\p{Bidi_C}]+/gu, ' ')
    .trim();
  const word = firstOf(line.normalize('NFC').replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')).trim();
  return /[^\s\p{DI}\p{M}]/u.test(word) ? word : '';
}

/** Returns the word in an address's fragment, '' if there is none. */
export function wordIn(fragment: string): string {
  if (!fragment.startsWith(PREFIX)) return '';
  try {
    return cleanWord(decodeURIComponent(fragment.slice(PREFIX.length)));
  } catch {
    return '';
  }
}

/** Returns a word's letters, with digits read as the letters that they resemble. */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[0134578@$!|]/g, (sign) => 'oieastbasil'['0134578@$!|'.indexOf(sign)] ?? '')
    .replaceAll(/\P{L}/gu, '');

/** Returns true if one of the patterns is in the letters of a word or of a part of it. */
export const isRefused = (word: string, patterns: readonly string[]): boolean =>
  [word, ...word.split(' ')].some((part) => plain(part).match(patterns.join('|')));

/** Returns the glyphs of a word; undefined if the alphabet lacks one of its characters. A mark steps back to the middle of its letter. */
export function glyphsOf(word: string): Glyph[] | undefined {
  const glyphs: Glyph[] = [];
  let letter = '';
  let half = 0;
  for (const character of word.normalize('NFD')) {
    const glyph = GLYPHS[character];
    if (!glyph) return undefined;
    if (!glyph.startsWith('M')) {
      letter = character;
      half = Number.parseInt(glyph, 10) / 2;
      glyphs.push(glyph);
      continue;
    }
    const last = glyphs.pop();
    if (!last) return undefined;
    // Replaces the dot of an i, and is higher above a tall letter.
    const raise = /[A-Zbdfhklt]/.test(letter) ? 13 : 0;
    const mark = glyph.replaceAll(/-[67]\d/g, (y) => `${Number(y) - raise}`);
    glyphs.push(last.replace(/M\d+-65h\.1/, ''), `${-half}`, half + mark);
  }
  return glyphs;
}
