import { readFileSync } from 'node:fs';
import { tokenValue } from './token-value.ts';

/** Weight that the style sheets use; the heading font is cut to it. */
const weight = tokenValue(readFileSync('src/theme/tokens.css', 'utf8'), 'weight');

/** First file of each font: ASCII, some accents, typographic marks. */
const CORE = 'U+20-a3,U+b7,U+d7,U+e0-e1,U+e9,U+2010-201d,U+2026';
/** Second file: accented letters and signs. A browser fetches a file only for a page that needs one of its characters. */
const MORE =
  'U+a4-b6,U+b8-d6,U+d8-df,U+e2-e8,U+ea-ff,U+131,U+152-153,U+201e,U+2022,U+2039-203a,U+20ac,U+2122,U+2212';
/** Third file: letters of Polish, Czech, Turkish and other languages in Latin script, which packages have in separate files. */
const EXTENDED =
  'U+100-130,U+132-151,U+154-24f,U+1e00-1e9f,U+1ef2-1eff,U+2020,U+20a0-20ab,U+20ad-20bf';

/** Characters of the text font inlined in every page, besides the ones of another language (build/subset-fonts.ts). */
const TEXT = 'U+20-5a,U+61-7a,U+a0,U+a3,U+e1,U+e7,U+e9,U+2013-2014,U+2018-2019,U+201c-201d,U+2026';
/** The same for the heading font. */
const HEADINGS = 'U+20-3b,U+3f,U+41-5a,U+61-7a,U+2013-2014,U+2018-2019,U+201c-201d';

const headings = {
  source:
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  axes: { wght: Number(weight), wdth: 90, opsz: 96 },
  weight,
};
const headingsExtended = { ...headings, source: headings.source.replace('-latin-', '-latin-ext-') };

const text = {
  source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  weight: '400 700',
};
const textExtended = { ...text, source: text.source.replace('-latin-', '-latin-ext-') };

/** Returns the files of a font. A word in two fonts looks broken, so the letters of the third change even if they arrive late. */
const filesOf = <Font>(latin: Font, extended: Font) => [
  { ...latin, range: CORE },
  { ...latin, range: MORE },
  { ...extended, range: EXTENDED, display: 'swap' as const },
];

/** Files for headings with other characters, and for visitors without scripts: a heading swaps fonts whenever the file arrives. */
export const displayFont = {
  name: 'Bricolage',
  cssVariable: '--font-display-file',
  display: 'swap' as const,
  fallbacks: ['Arial', 'sans-serif'],
  optimizedFallbacks: false,
  files: filesOf(headings, headingsExtended),
};

/** Inlined in every page, so that a first visit has them at its first paint and nothing moves. */
export const inlineFonts = [
  { ...text, family: 'Inline Text', range: TEXT },
  { ...textExtended, family: 'Inline Text', range: TEXT, further: EXTENDED },
  { ...headings, family: 'Inline Display', range: HEADINGS },
  { ...headingsExtended, family: 'Inline Display', range: HEADINGS, further: EXTENDED },
];

/** Files for text with other characters, and for visitors without scripts. Text uses them from its first paint or not on this visit. */
const textFont = {
  name: 'Hanken',
  cssVariable: '--font-text-file',
  display: 'optional' as const,
  fallbacks: ['Arial', 'sans-serif'],
  optimizedFallbacks: false,
  files: filesOf(text, textExtended),
};

/** The fonts with files, cut out of npm packages by build/subset-fonts.ts for Astro's fonts API (decision 0013). */
export const fonts = [displayFont, textFont];
