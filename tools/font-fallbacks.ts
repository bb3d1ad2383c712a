/**
 * Fall-back faces that take the room of a web font (CSS Fonts 5, `size-adjust`): a local font, split into a few groups
 * of letters that are wider or narrower than ours by about the same share, each group drawn at the size that evens it out.
 */
import type { Page } from '@playwright/test';

export interface FallbackFace {
  family: string;
  /** Weights the face stands in for, as CSS writes them. */
  weight: string;
  /** One weight of the web font, to measure. */
  measured: number;
  /** What the local font is called; the first that a machine has is taken. All have Arial's widths, or nearly. */
  local: readonly string[];
  /** How many groups: each costs every page some 50 bytes. */
  groups: number;
}

export interface Metrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
}

const percent = (ratio: number, digits = 0) => `${(ratio * 100).toFixed(digits)}%`;

/** As CSS writes a set of characters: runs of code points (CSS Fonts 4, 4.5). */
export function unicodeRange(characters: Iterable<string>): string {
  const runs: [from: number, to: number][] = [];
  const points = [...characters].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

interface Glyph {
  letter: string;
  /** How often it stands in our texts. */
  count: number;
  /** Advance widths (em) in the web font and in the local one. */
  ours: number;
  local: number;
}

interface Group {
  ratio: number;
  letters: string[];
}

/**
 * Splits letters into groups of similar width ratio so that the squared error of all widths, weighted by frequency, is
 * least (optimal one-dimensional clustering by dynamic programming).
 */
export function groupByRatio(glyphs: readonly Glyph[], groups: number): Group[] {
  const sorted = [...glyphs].sort((a, b) => a.ours / a.local - b.ours / b.local);
  const ratioOf = (from: number, to: number) => {
    const part = sorted.slice(from, to);
    const sum = (of: (glyph: Glyph) => number) =>
      part.reduce((total, glyph) => total + glyph.count * of(glyph), 0);
    const ratio = sum(({ ours, local }) => ours * local) / sum(({ local }) => local ** 2);
    return { ratio, error: sum(({ ours, local }) => (ours - ratio * local) ** 2) };
  };
  let best = [{ error: 0, cuts: [0] }];
  for (let group = 0; group < groups; group++)
    best = sorted.map((_, index) => {
      const to = index + 1;
      let least = { error: Number.POSITIVE_INFINITY, cuts: [0] };
      for (const { error, cuts } of best) {
        const from = cuts.at(-1) ?? 0;
        if (from >= to) continue;
        const sum = error + ratioOf(from, to).error;
        if (sum < least.error) least = { error: sum, cuts: [...cuts, to] };
      }
      return least;
    });
  const { cuts } = best.at(-1) ?? { cuts: [] };
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    return {
      ratio: ratioOf(from, to).ratio,
      letters: sorted.slice(from, to).map((one) => one.letter),
    };
  });
}

const rule = (face: FallbackFace, { ratio, letters }: Group, metrics: Metrics) => `@font-face {
  font-family: '${face.family}';
  src: ${face.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${face.weight};
  size-adjust: ${percent(ratio, 1)};
  ascent-override: ${percent(metrics.ascent / metrics.unitsPerEm / ratio)};
  descent-override: ${percent(Math.abs(metrics.descent) / metrics.unitsPerEm / ratio)};${face.groups > 1 ? `\n  unicode-range: ${unicodeRange(letters)};` : ''}
}
`;

/**
 * Measures both fonts in a browser that has Arial or Liberation Sans, and writes the rules. Kerning is left out of the
 * groups, so the lines are measured once more and every group corrected by the share that is left.
 * @param page an empty page
 * @param font the web font, as WOFF2
 * @param characters what the web font has
 * @param text a sample of our texts, one a line
 * @throws where the browser has neither local font
 */
export async function fallbackRules(
  page: Page,
  face: FallbackFace,
  font: Buffer,
  metrics: Metrics,
  characters: string,
  text: string,
): Promise<string[]> {
  const source = `data:font/woff2;base64,${font.toString('base64')}`;
  const weight = face.measured;
  const localWeight = weight < 600 ? 400 : 700;
  const ours = `@font-face { font-family: ours; src: url(${source}); font-weight: 1 999 }`;
  const widths = async (rules: string, families: readonly string[], texts: readonly string[]) => {
    await page.setContent(`<style>${rules}</style><p id="line" style="white-space: pre"></p>`);
    return page.evaluate(
      async ({ families, texts }) => {
        const line = document.querySelector<HTMLElement>('#line');
        if (!line) throw new Error('no line to measure');
        line.style.position = 'absolute';
        const result: number[][] = [];
        for (const family of families) {
          line.style.font = family;
          line.textContent = texts.join('');
          await document.fonts.load(family, texts.join(''));
          await document.fonts.ready;
          result.push(
            texts.map((one) => {
              line.textContent = one;
              return line.getBoundingClientRect().width / 100;
            }),
          );
        }
        return result;
      },
      { families, texts },
    );
  };
  const letters = [...characters];
  const [mine = [], local = []] = await widths(
    ours,
    [`${weight} 100px ours`, `${localWeight} 100px Arial, 'Liberation Sans', monospace`],
    letters,
  );
  if (Math.abs((local[letters.indexOf('m')] ?? 0) - (weight < 600 ? 0.833 : 0.889)) > 0.001)
    throw new Error(
      'Fall-backs are measured against Arial or Liberation Sans: install one of them.',
    );
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const groups = groupByRatio(
    letters
      .map((letter, index) => ({
        letter,
        count: counts.get(letter) ?? 0,
        ours: mine[index] ?? 0,
        local: local[index] ?? 0,
      }))
      .filter(({ count }) => count > 0),
    face.groups,
  );
  // What our texts do not have follows the letter before it, which keeps the ranges short.
  let [group] = groups;
  for (const letter of letters) {
    const own = groups.find((one) => one.letters.includes(letter));
    if (own) group = own;
    else group?.letters.push(letter);
  }
  const lines = text.split('\n');
  const first = groups.map((group) => rule({ ...face, family: 'theirs' }, group, metrics));
  const [long = [], short = []] = await widths(
    `${ours} ${first.join('')}`,
    [`${weight} 100px ours`, `${localWeight} 100px theirs`],
    lines,
  );
  // Each line counts the same, since each may break elsewhere.
  const left = long.reduce((sum, one, index) => sum + one / (short[index] ?? one), 0) / long.length;
  return groups.map(({ ratio, letters: part }) =>
    rule(face, { ratio: ratio * left, letters: part }, metrics),
  );
}
