/**
 * Cuts the two fonts the site serves out of the npm packages and writes them, with fall-backs that take the same room,
 * to src/theme/. Run once after changing a weight, an axis or the character set: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { listFiles } from '../build/list-files.ts';
import { BROWSER_FLAGS, findBrowser } from '../tests/browser.ts';
import { type FallbackFace, fallbackRules, unicodeRange } from './font-fallbacks.ts';

const THEME = new URL('../src/theme/', import.meta.url);

const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/**
 * What every page needs, as far as a font has it: ASCII, the accents of the home page, typographic marks, arrows, the signs
 * of our figures. Each file stays within the first 14 kB a server may send.
 */
const CORE = `${codePoints(0x20, 0x7e)}\u00a0àáé∞‘’“”–—…·×£≤→←↗`;
/** Accented letters and signs; a browser fetches them only for a page that has one of their range. */
const MORE = [...`${codePoints(0xa1, 0xff)}Œœ‐‑‚„†•‰‹›⁄€™↑↓−≈≠≤≥∞`]
  .filter((one) => !CORE.includes(one))
  .join('');
/** Short, since it stands in every page. Without the hyphen U+2010, see `cut`. */
const MORE_RANGE = 'U+a1-1ff, U+2011-20ac, U+2122, U+2212';

interface Face {
  family: string;
  source: string;
  /** File name without its end. */
  output: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  /** Headings take the font whenever it comes; text must not move (decision 0013). */
  display: 'swap' | 'optional';
  /** Lines of our content that are set in it, the text in brackets. */
  sample: RegExp;
  /** What stands in until ours arrives. */
  fallbacks: Omit<FallbackFace, 'family'>[];
}

const REGULAR = ['Arial', 'Liberation Sans', 'Roboto'];
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];

const FACES: Face[] = [
  {
    family: 'Bricolage',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    output: 'bricolage-display',
    axes: { wght: 800, wdth: 90, opsz: 96 },
    weight: '800',
    display: 'swap',
    sample: /^(?:#+|[\w ]*(?:title|heading): '?)(.+)$/gim,
    fallbacks: [{ weight: '800', measured: 800, local: BOLD, groups: 5 }],
  },
  {
    family: 'Hanken',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    output: 'hanken-text',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    display: 'optional',
    sample: /^ *(?:- |\w+: '?)?([A-Z].* .* .*)$/gm,
    fallbacks: [
      // One size for all letters: on a slow line the local font stays for the visit.
      { weight: '400 500', measured: 400, local: REGULAR, groups: 1 },
      { weight: '600 700', measured: 700, local: BOLD, groups: 1 },
    ],
  },
];

/** Lines of the content files that match: their letters are as frequent as those of the pages. */
async function sampleText(lines: RegExp): Promise<string> {
  const content = fileURLToPath(new URL('../src/content/', import.meta.url));
  const files = await listFiles(content, '.md', '.yaml');
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...texts.join('\n').matchAll(lines)].map(([, text]) => text).join('\n');
}

const rules: string[] = [];
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
const page = await browser.newPage();
for (const face of FACES) {
  const source = await readFile(
    new URL(`../node_modules/@fontsource-variable/${face.source}`, import.meta.url),
  );
  const metrics = create(source);
  if (metrics.isCollection) throw new Error(`${face.source} holds more than one font`);
  const all = new Set(metrics.characterSet);
  /**
   * Writes the file of some characters and the rule that names it, by default for those the font has: a browser would fetch
   * the file in vain to look for another, as Chromium looks for the hyphen U+2010 in every text with `hyphens: auto`.
   */
  const cut = async (name: string, wanted: string, range?: string) => {
    const characters = [...wanted].filter((one) => all.has(one.codePointAt(0) ?? 0)).join('');
    const font = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
      noHinting: true,
    });
    await writeFile(new URL(`fonts/${name}`, THEME), font);
    rules.push(`@font-face {
  font-family: ${face.family};
  src: url('../scripts/fonts/${name}') format('woff2');
  font-weight: ${face.weight};
  font-display: ${face.display};
  unicode-range: ${range ?? unicodeRange(characters)};
}
`);
    console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
    return { font, characters };
  };
  // Where ranges overlap, the later rule wins (CSS Fonts 4, 5.2): the first may be short.
  await cut(`${face.output}-more.woff2`, MORE, MORE_RANGE);
  const core = await cut(`${face.output}.woff2`, CORE);
  const text = await sampleText(face.sample);
  for (const fallback of face.fallbacks)
    rules.push(
      ...(await fallbackRules(
        page,
        { family: `${face.family} Fallback`, ...fallback },
        core.font,
        metrics,
        core.characters,
        text,
      )),
    );
}
await browser.close();
await writeFile(
  new URL('fonts.css', THEME),
  `/* Written by tools/fonts.ts: \`npm run fonts\`. */\n${rules.join('\n')}`,
);
