/** Rough widths of letters in em, each rounded up for a bold grotesque; where two fit, the first counts. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[\u2e80-\uffef]/u, 1.05],
  [/[mw&%@Ææœŵ]/iu, 0.8],
  [/[il|.,:;!'’· ]/u, 0.24],
  [/[fjrtIJ1()/-]/u, 0.36],
  [/\p{Lu}/u, 0.58],
  [/./u, 0.53],
];
/** Letters that reach below the line. */
const BELOW = /[gjpqyçQ,;]/u;

/** Height of capitals and how far a letter reaches below the line, in hundredths of the type size. */
const CAPITALS = 72;
const DESCENDERS = 17;

/** The room a name takes as lettering at a type size of 100, wide enough that its letters stand apart. */
export function wordmarkBox(name: string): { width: number; height: number; baseline: number } {
  const widths = [...name].map((letter) => WIDTHS.find(([one]) => one.test(letter))?.[1] ?? 1);
  return {
    width: Math.round(widths.reduce((sum, width) => sum + width, 0) * 100),
    height: CAPITALS + (BELOW.test(name) ? DESCENDERS : 0),
    baseline: CAPITALS,
  };
}
