/**
 * Cuts the two fonts the site serves out of the npm packages and writes them, with metric-compatible
 * fall-backs, to src/theme/. Run once after changing a weight, an axis or the character set: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const THEME = new URL('../src/theme/', import.meta.url);

const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/**
 * What every page needs: ASCII, the accents of the home page, typographic marks, arrows, the signs of our figures. Each
 * file stays within the first 14 kB a server may send.
 */
const CORE = `${codePoints(0x20, 0x7e)}\u00a0àáé∞‘’“”–—…·×£≤→←↗`;
/** Accented letters and signs; a browser fetches them only for a page that has one. */
const MORE = [...`${codePoints(0xa1, 0xff)}Œœ‐‑‚„†•‰‹›⁄€™↑↓−≈≠≤≥∞`].filter(
  (one) => !CORE.includes(one),
);

interface Face {
  family: string;
  source: string;
  /** File name without its end. */
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
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    output: 'bricolage-display',
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
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    output: 'hanken-text',
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

/** As CSS writes a set of characters: runs of code points (CSS Fonts 4, 4.5). */
function unicodeRange(characters: string): string {
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

const rules: string[] = [];
for (const face of FACES) {
  const source = await readFile(
    new URL(`../node_modules/@fontsource-variable/${face.source}`, import.meta.url),
  );
  /** Writes the file of some characters and the rule that names it. */
  const cut = async (name: string, characters: string) => {
    const font = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
      noHinting: true,
    });
    await writeFile(new URL(`fonts/${name}`, THEME), font);
    rules.push(`@font-face {
  font-family: ${face.family};
  src: url('./fonts/${name}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}
`);
    console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
    return font;
  };
  const core = await cut(`${face.output}.woff2`, CORE);
  await cut(`${face.output}-more.woff2`, MORE.join(''));
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(core);
  const sizeAdjust = xWidthAvg / unitsPerEm / face.fallback.averageWidth;
  const override = (value: number) => percent(value / unitsPerEm / sizeAdjust);
  rules.push(`@font-face {
  font-family: '${face.fallback.family}';
  src: ${face.fallback.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${face.weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(Math.abs(descent))};
  line-gap-override: ${override(lineGap)};
}
`);
  console.log(`${face.fallback.family}: size-adjust ${percent(sizeAdjust)}`);
}
await writeFile(
  new URL('fonts.css', THEME),
  `/* Written by scripts/fonts.ts: \`npm run fonts\`. */\n${rules.join('\n')}`,
);
