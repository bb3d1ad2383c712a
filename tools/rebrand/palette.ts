import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import { contentError } from '../../src/content/issues.ts';
import { tones } from '../../src/content/schema/common.ts';

/** Least contrast of text (WCAG 2.2, 1.4.6), with room for rounding; of large display words; of a focus ring. */
const TEXT = 7.05;
const LARGE = 4.55;
const RING = 4.5;

const oklch = converter('oklch');
interface Colour {
  l: number;
  c: number;
  h?: number | undefined;
}
const hex = ({ l, c, h = 0 }: Colour) =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** A colour that somebody wrote. @throws {ContentError} where it is none */
function read(value: string): Colour {
  const colour = oklch(parse(value));
  if (!colour)
    throw contentError('answers', 'colors', `"${value}" is no colour; write one as #1d4ed8`);
  const { l, c, h = 0 } = colour;
  return { l, c, h };
}

/** The nearest lightness, in steps of a hundredth, at which the colour is far enough from each of the others. */
function nearest(
  colour: Colour,
  others: readonly string[],
  least: number,
  towards: -1 | 1,
): string {
  for (let l = colour.l; l >= 0 && l <= 1; l += towards / 100) {
    const found = hex({ ...colour, l });
    if (others.every((other) => wcagContrast(found, other) >= least)) return found;
  }
  return towards < 0 ? '#000000' : '#ffffff';
}

export interface Palette {
  /** Values of the custom properties of tokens.css, by their names without the two hyphens. */
  tokens: Record<string, string>;
  /** What was changed so that it can be read, for whoever chose the colours. */
  notes: string[];
}

/**
 * The colours of the theme from a brand's (CSS notation); one that cannot be read there gets the nearest lightness that can.
 * @param dark texts and dark bands; by default the brand's own hue, almost black
 * @param accent links and highlighted words; by default the brand's
 * @throws {ContentError} where one of them is no colour
 */
export function palette(brand: string, dark?: string, accent?: string): Palette {
  const notes: string[] = [];
  const main = read(brand);
  const second = accent ? read(accent) : main;
  const hue = main.h;
  const tint = (l: number, c: number, h = hue) => hex({ l, c: Math.min(c, main.c), h });
  const page = tint(0.975, 0.006);
  const paper = tint(0.992, 0.003);
  const grounds = tones.map((_, index) =>
    // Tints of neighbouring hues, light and less light in turn: they differ, and none of them shouts.
    hex({
      l: index % 2 === 0 ? 0.925 : 0.89,
      c: Math.min(0.032, Math.max(main.c, second.c)),
      h: (index % 3 === 2 ? (second.h ?? 0) : (hue ?? 0)) + (index - 5.5) * 9,
    }),
  );
  const light = [page, paper, ...grounds];
  const wanted = dark ? read(dark) : { l: 0.22, c: Math.min(main.c, 0.03), h: hue };
  const ink = nearest({ ...wanted, l: Math.min(wanted.l, 0.3) }, light, TEXT + 2, -1);
  if (dark && formatHex(parse(dark)) !== ink)
    notes.push(`${dark} is too light for texts on coloured grounds: ${ink} takes its place`);
  const inkColour = read(ink);
  const raised = hex({ ...inkColour, l: inkColour.l + 0.05 });
  const bands = [ink, raised];

  // The dark theme: deep grounds in the hues of the light ones, under the light page as text.
  const deep = grounds.map((ground) => {
    const { c, h } = read(ground);
    return nearest({ l: 0.37, c: Math.max(c, 0.05), h }, [page], TEXT + 0.5, -1);
  });
  const night = hex({ ...inkColour, l: inkColour.l * 0.7 });

  const own = hex(main);
  const onDark = wcagContrast(own, ink) >= TEXT;
  const action = onDark ? own : nearest(main, [paper], TEXT, -1);
  if (action !== own)
    notes.push(`white text on ${brand} could not be read at 7:1: buttons are ${action}`);
  const highlight = nearest({ ...main, c: Math.min(main.c, 0.12) }, bands, TEXT, 1);
  // A ground of its own for the contact page: the brand's tint, stronger than the tones.
  const strong = nearest({ l: 0.84, c: Math.min(main.c, 0.09), h: hue }, [ink], TEXT, 1);
  const everywhere = [...light, strong];
  return {
    notes,
    tokens: {
      canvas: page,
      paper,
      ink,
      'ink-soft': nearest({ ...inkColour, l: 0.45 }, [page, paper], TEXT, -1),
      'ink-raised': raised,
      'canvas-soft': nearest(read(tint(0.86, 0.012)), bands, TEXT, 1),
      'brand-1': strong,
      'brand-1-dark': nearest({ ...read(strong), l: 0.37 }, [page], TEXT + 0.5, -1),
      'brand-2': nearest(second, [ink], LARGE, 1),
      'brand-2-dark': nearest(second, [page, paper], TEXT, -1),
      'brand-3': nearest(second, everywhere, RING, -1),
      'brand-3-dark': nearest(second, [page, paper], TEXT, -1),
      'brand-3-light': nearest(second, bands, LARGE, 1),
      'brand-3-pale': nearest({ ...second, c: Math.min(second.c, 0.12) }, bands, TEXT, 1),
      'brand-2-pale': nearest({ ...second, c: Math.min(second.c, 0.12) }, bands, TEXT, 1),
      ...Object.fromEntries(
        tones.map((tone, index) => [tone, `light-dark(${grounds[index]}, ${deep[index]})`]),
      ),
      night: `light-dark(var(--ink), ${night})`,
      action,
      'action-text': onDark ? 'var(--ink)' : 'var(--paper)',
      highlight,
      'highlight-text': 'var(--ink)',
    },
  };
}

/** A style sheet with other values of custom properties of `:root`. @throws where one of them is not declared */
export function withTokens(css: string, tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens).reduce((sheet, [name, value]) => {
    const declaration = new RegExp(`(--${name}:\\s*)[^;]+;`);
    if (!declaration.test(sheet)) throw new Error(`tokens.css declares no --${name}`);
    return sheet.replace(declaration, `$1${value};`);
  }, css);
}
