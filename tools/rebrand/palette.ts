import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import { contentError } from '../../src/content/issues.ts';
import { tones } from '../../src/content/schema/common.ts';

/** Least contrast of text and of large display words, with room for rounding: WCAG 2.2, 1.4.3 (AA) and 1.4.6 (AAA). */
const LEAST = { AA: { text: 4.55, large: 3.05 }, AAA: { text: 7.05, large: 4.55 } };
/** Least contrast of a focus ring, and of the shape of a button (1.4.11). */
const RING = 4.5;
const SHAPE = 3.05;
/** Chroma (OKLCH) below which a colour is a grey. */
const GREY = 0.03;
export const moods = ['lively', 'quiet'] as const;
type Mood = (typeof moods)[number];
export const QUIET_SHAPES = {
  'radius-s': '0.125rem',
  'radius-m': '0.1875rem',
  'radius-l': '0.25rem',
  'radius-xl': '0.25rem',
  'radius-pill': '0.1875rem',
  weight: '600',
};

const oklch = converter('oklch');
interface Colour {
  l: number;
  c: number;
  h?: number | undefined;
}
const hex = ({ l, c, h = 0 }: Colour) =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** Parses a colour. @throws {ContentError} if it is none */
function read(value: string): Colour {
  const colour = oklch(parse(value));
  if (!colour)
    throw contentError('answers', 'colors', `"${value}" is not a colour; write it as #1d4ed8`);
  const { l, c, h = 0 } = colour;
  // Rounding puts white slightly above 1.
  return { l: Math.min(l, 1), c, h };
}

const holds = (colour: string, others: readonly string[], least: number) =>
  others.every((other) => wcagContrast(colour, other) >= least);

/** Returns the first colour that fits, in steps of a hundredth of lightness. */
function firstFit(from: Colour, towards: -1 | 1, fits: (found: string) => boolean): string {
  for (let l = from.l; l >= 0 && l <= 1; l += towards / 100) {
    const found = hex({ ...from, l });
    if (fits(found)) return found;
  }
  return towards < 0 ? '#000000' : '#ffffff';
}

/** Returns a colour at the nearest lightness with enough contrast to each of the others. */
const nearest = (from: Colour, others: readonly string[], least: number, towards: -1 | 1) =>
  firstFit(from, towards, (found) => holds(found, others, least));

/** Returns the mood of a brand's colours: quiet if its shapes are grey. @throws {ContentError} if the colour is invalid */
export const moodOf = ([brand = '', shapes = brand]: readonly string[]): Mood =>
  read(shapes).c < GREY ? 'quiet' : 'lively';

/**
 * Derives the theme's colours from a brand's (CSS notation). Texts are almost black in the brand's hue, never in a chosen colour.
 * @param brand buttons, unchanged if ink or paper is legible on it
 * @param shapes decoration, highlighted words and, if it is bright enough, marks and dark bands; by default the brand's
 * @param links by default whichever of the two is legible unchanged
 * @param mood quiet: grounds are almost grey, and a dark brand colour is the strongest of them
 * @returns values of the custom properties of tokens.css, by their names without the two hyphens, and notes on changes for
 * legibility
 * @throws {ContentError} if one of them is no colour
 */
export function palette(
  [brand = '', shapes, links]: readonly string[],
  contrast: keyof typeof LEAST,
  mood: Mood = moodOf([brand, shapes ?? brand]),
): { tokens: Record<string, string>; notes: string[] } {
  const { text: TEXT, large: LARGE } = LEAST[contrast];
  const notes: string[] = [];
  const main = read(brand);
  const second = shapes ? read(shapes) : main;
  const hue = main.h;
  const isQuiet = mood === 'quiet';
  const byMood = (lively: number, quiet: number) => (isQuiet ? quiet : lively);
  const tint = (l: number, c: number, h = hue) => hex({ l, c: Math.min(c, main.c), h });
  const page = tint(0.975, byMood(0.006, 0.003));
  const paper = tint(0.992, byMood(0.003, 0.001));
  const grounds = tones.map((_, index) =>
    // Tints of neighbouring hues, alternately lighter and darker: they differ, and none dominates.
    hex({
      l: index % 2 === 0 ? 0.925 : 0.89,
      c: Math.min(byMood(0.032, 0.008), Math.max(main.c, second.c)),
      h:
        (index % 3 === 2 && !isQuiet ? (second.h ?? 0) : (hue ?? 0)) + (index - 5.5) * byMood(9, 2),
    }),
  );
  const ink = tint(0.22, 0.03);
  const raised = tint(0.27, 0.03);
  const bands = [ink, raised];
  const sheets = [page, paper];

  // Dark theme: deep grounds in the hues of the light ones. The light page is the text colour.
  const deep = (ground: string) => {
    const { c, h } = read(ground);
    const least = Math.min(byMood(0.05, 0.02), Math.max(main.c, second.c));
    return nearest({ l: 0.37, c: Math.max(c, least), h }, [page], LEAST.AAA.text + 0.5, -1);
  };
  // Ground of the contact page: a quiet brand's dark colour itself, else the brand's tint, stronger than the tones.
  const isDark = isQuiet && holds(hex(main), [page], TEXT);
  const tinted = { l: 0.84, c: Math.min(main.c, byMood(0.09, 0.03)), h: hue };
  const strong = isDark ? hex(main) : nearest(tinted, [ink], LEAST.AAA.text, 1);
  const light = [...sheets, ...grounds, ...(isDark ? [] : [strong])];
  const dark = [...bands, ...grounds.map(deep), ...(isDark ? [strong] : [])];

  /** Text colours of a button, the preferred ones first. */
  const labels = { 'var(--ink)': ink, 'var(--paper)': paper, '#000': '#000', '#fff': '#fff' };
  const label = (fill: string) =>
    Object.entries(labels).find(([, colour]) => holds(fill, [colour], TEXT))?.[0];
  const action = firstFit(main, -1, (fill) => label(fill) !== undefined);
  if (action !== hex(main))
    notes.push(
      `neither dark nor light text on ${brand} could be read at 7:1: buttons are ${action}; --contrast AA keeps your colour`,
    );
  const reads = (colour: Colour) => holds(hex(colour), sheets, TEXT);
  // Grey highlights nothing: a quiet brand's first colour does.
  const order = isQuiet ? [main, second] : [second, main];
  const words = order.find(reads) ?? main;
  const third = links ? read(links) : words;
  const link = nearest(third, sheets, TEXT, -1);
  if (links && link !== hex(third)) notes.push(`${links} is too light for links: they are ${link}`);
  /** Makes a colour light and soft if it is illegible on dark bands, invisible on `grounds`, or a quiet brand's mid-grey or white. */
  const pale = (colour: Colour, grounds: readonly string[] = []) => {
    const fits = (found: string) => holds(found, bands, TEXT) && holds(found, grounds, SHAPE);
    const isDull = isQuiet && colour.c < GREY && (colour.l < 0.86 || colour.l > 0.93);
    if (fits(hex(colour)) && !isDull) return hex(colour);
    const l = byMood(colour.l, 0.87);
    return firstFit({ ...colour, l, c: Math.min(colour.c, byMood(0.12, 0.015)) }, 1, fits);
  };
  const bright = (colour: Colour) => pale(colour, dark);
  const highlight = bright(
    order.find((colour) => bright(colour) === hex(colour)) ??
      (second.l > main.l && !isQuiet ? second : main),
  );
  return {
    notes,
    tokens: {
      canvas: page,
      paper,
      ink,
      'ink-soft': nearest({ ...read(ink), l: 0.45 }, sheets, TEXT, -1),
      'ink-raised': raised,
      'canvas-soft': nearest(read(tint(0.86, 0.012)), bands, TEXT, 1),
      'brand-1': strong,
      'brand-1-dark': isDark ? strong : deep(strong),
      'brand-1-scheme': isDark ? 'dark' : 'light',
      'brand-2': nearest(second, bands, LARGE, 1),
      'brand-2-dark': nearest(words, sheets, TEXT, -1),
      'brand-2-pale': pale(second),
      'brand-3': nearest(third, light, RING, -1),
      'brand-3-dark': link,
      'brand-3-light': nearest(third, bands, LARGE, 1),
      // An accent keeps its hue in the dark theme, only lighter.
      'brand-3-pale': third.c < GREY ? pale(third) : nearest(third, bands, TEXT, 1),
      ...Object.fromEntries(
        tones.map((tone, index) => [
          tone,
          `light-dark(${grounds[index]}, ${deep(grounds[index] ?? '')})`,
        ]),
      ),
      action: `light-dark(${action}, var(--highlight))`,
      'action-text': `light-dark(${label(action)}, var(--highlight-text))`,
      'action-edge': nearest(main, light, SHAPE, -1),
      'card-edge': holds(page, [...grounds, highlight], 1.1)
        ? 'transparent'
        : 'color-mix(in srgb, currentcolor 20%, transparent)',
      highlight,
      'highlight-text': 'var(--ink)',
    },
  };
}

/** Returns a style sheet with new values of custom properties. @throws if one of them is not declared */
export function withTokens(css: string, tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens).reduce((sheet, [name, value]) => {
    const declaration = new RegExp(`(--${name}:\\s*)[^;]+;`);
    if (!declaration.test(sheet)) throw new Error(`tokens.css declares no --${name}`);
    return sheet.replace(declaration, `$1${value};`);
  }, css);
}
