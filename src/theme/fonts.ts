/** ASCII, some accents, typographic marks: what nearly every page needs. */
const CORE = 'U+20-a3,U+b7,U+d7,U+e0-e1,U+e9,U+2010-201d,U+2026';
/** Accented letters and signs; a browser fetches them only for a page that has one. */
const MORE = 'U+a4-b6,U+b8-d6,U+d8-df,U+e2-e8,U+ea-1ff,U+201e-2022,U+2030-20ac,U+2122,U+2212';

/** Of headings: they take the font whenever it comes. */
export const displayFont = {
  name: 'Bricolage',
  cssVariable: '--font-display',
  display: 'swap' as const,
  // In base.css, which a new font wants adjusted.
  fallbacks: ['Heading Fallback', 'sans-serif'],
  optimizedFallbacks: false,
  subset: {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wght: 800, wdth: 90, opsz: 96 },
    weight: '800',
    ranges: [CORE, MORE],
  },
};

const text = {
  source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  weight: '400 700',
};

/** Of text, which must not move: it stands in every page, so that a first visit has it with its first paint. */
export const inlineTextFont = { ...text, family: 'Inline Text', range: CORE };

/** For what text rarely needs, and for visitors without scripts: in this font from its first paint, or not on this visit. */
const textFont = {
  name: 'Hanken',
  cssVariable: '--font-text-file',
  display: 'optional' as const,
  fallbacks: ['Arial', 'sans-serif'],
  optimizedFallbacks: false,
  subset: { ...text, ranges: [CORE, MORE] },
};

/** The fonts with files, cut out of npm packages by build/subset-fonts.ts for Astro's fonts API (decision 0013). */
export const fonts = [displayFont, textFont];
