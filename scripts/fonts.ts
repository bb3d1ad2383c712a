/**
 * Cuts the two fonts the site serves out of the npm packages and writes them, with metric-compatible
 * fall-backs, to src/theme/. Run once after changing a weight, an axis or the character set: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const THEME = new URL('../src/theme/', import.meta.url);

/** Latin-1, typographic marks, arrows and signs. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCodePoint(0xa0 + i)),
  ...'Œœ‐‑–—‘’‚“”„†•…‰‹›⁄€™←↑→↓↗−×≈≠≤≥∞',
].join('');

interface Face {
  family: string;
  source: string[];
  output: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  /** Local font that stands in until ours arrives, with its own average character width (em). */
  fallback: { family: string; local: string[]; averageWidth: number };
}

/** Average character widths follow capsize's `xWidthAvg` for Arial (904 of 2048) and Arial Bold (983). */
const FACES: Face[] = [
  {
    family: 'Bricolage',
    source: ['bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'],
    output: 'bricolage-display.woff2',
    axes: { wght: 800, wdth: 90, opsz: 96 },
    weight: '800',
    fallback: {
      family: 'Bricolage Fallback',
      local: ['Arial Bold', 'Liberation Sans Bold'],
      averageWidth: 983 / 2048,
    },
  },
  {
    family: 'Hanken',
    source: ['hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'],
    output: 'hanken-text.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallback: {
      family: 'Hanken Fallback',
      local: ['Arial', 'Liberation Sans'],
      averageWidth: 904 / 2048,
    },
  },
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

const rules: string[] = [];
for (const face of FACES) {
  const source = await readFile(
    new URL(`../node_modules/@fontsource-variable/${face.source[0]}`, import.meta.url),
  );
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
    noHinting: true,
  });
  await writeFile(new URL(`fonts/${face.output}`, THEME), font);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(font);
  const sizeAdjust = xWidthAvg / unitsPerEm / face.fallback.averageWidth;
  const override = (value: number) => percent(value / unitsPerEm / sizeAdjust);
  rules.push(`@font-face {
  font-family: ${face.family};
  src: url('./fonts/${face.output}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
}

@font-face {
  font-family: '${face.fallback.family}';
  src: ${face.fallback.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${face.weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(Math.abs(descent))};
  line-gap-override: ${override(lineGap)};
}
`);
  console.log(
    `${face.output}: ${(font.length / 1000).toFixed(1)} kB, size-adjust ${percent(sizeAdjust)}`,
  );
}
await writeFile(
  new URL('fonts.css', THEME),
  `/* Written by scripts/fonts.ts: \`npm run fonts\`. */\n${rules.join('\n')}`,
);
