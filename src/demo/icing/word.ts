import alphabet from './alphabet.json';
import { type Glyph, LETTERS, PREFIX } from './piping.ts';

/** Characters as readers count them (Unicode, "Grapheme Clusters"), and code units of one; chains of emoji are endless. */
export const [MOST, UNITS] = [12, 20];
const GLYPHS: Partial<Record<string, Glyph>> = {
  ...alphabet,
  ...LETTERS,
  ' ': '21',
  '’': alphabet["'"],
};

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
    .replaceAll(/[^\p{L}]/gu, '');

/** Returns true if a word, or a part of it, starts with one of the refused. */
export const isRefused = (word: string, refused: readonly string[]): boolean =>
  [word, ...word.split(' ')]
    .map(plain)
    .some((part) => refused.some((start) => part.startsWith(plain(start))));

/** Draws a mark, whose lines start at the middle of its letter, higher above a tall one. An i loses its dot. */
function addMark(letter: string, glyph: Glyph, mark: Glyph): Glyph {
  const middle = Number.parseInt(glyph, 10) / 2;
  const raise = /[A-Zbdfhklt]/.test(letter) ? 13 : 0;
  const moved = mark.replaceAll(/M(-?\d+)(-\d+)/g, (_, x, y) => {
    const isAbove = Number(y) < -40;
    return `M${Number(x) + middle}${isAbove ? y - raise : y}`;
  });
  return (/[ij]/.test(letter) ? glyph.replace(/M[^M]*h\.1$/, '') : glyph) + moved;
}

/** Returns the glyphs of a word; undefined if the alphabet lacks one of its characters. */
export function glyphsOf(word: string): Glyph[] | undefined {
  const glyphs: Glyph[] = [];
  let letter = '';
  for (const character of word.normalize('NFD')) {
    const glyph = GLYPHS[character];
    if (!glyph) return undefined;
    if (glyph.startsWith('M')) {
      const last = glyphs.pop();
      if (!last) return undefined;
      glyphs.push(addMark(letter, last, glyph));
    } else {
      letter = character;
      glyphs.push(glyph);
    }
  }
  return glyphs;
}
