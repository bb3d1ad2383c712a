import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { listFiles } from '../src/content/files.ts';
import { furtherLanguages, language, languages } from '../src/content/language.ts';
import { factsOf } from '../src/content/language-facts.ts';
import { countPairs, pairKerning } from './pair-kerning.ts';

/** Part of a font to cut out. A type, since Astro asks for an index signature. */
type Cut = {
  /** A WOFF2 file in an npm package, such as `@fontsource-variable/name/files/….woff2`. */
  source: string;
  /** Axes of the variable font: a value pins one, a range keeps a part of it. Others are unchanged. */
  axes: Record<string, number | { min: number; max: number }>;
};

/** A file of a font. `range`: its characters, as in CSS's `unicode-range`. */
type FontFile = Cut & { weight: string; range: string; display?: 'swap' };

/** `family`: name in style sheets. `further`: its only characters, if the site's language or texts add them to the range. */
type InlineFont = FontFile & { family: string; further?: string };

type Pairs = ReturnType<typeof countPairs>;

const CACHE = 'node_modules/.cache/fonts/';
/** Features of OpenType that stay in a file: what the site uses or a language needs. */
const FILE_FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];
/** Kerned pairs of letters in an inline font: those that the site's texts need most. */
const KERNED_PAIRS = 250;

/** Returns all characters of a `unicode-range` (CSS Fonts 4, 4.5) without wildcards. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}

/**
 * Cuts a font, once for each set of options.
 * @param pairs whose kerning the font keeps; without them it has all of FILE_FEATURES
 * @returns the path of a WOFF2 file in the cache
 */
async function cutFont(root: URL, { source, axes }: Cut, range: string, pairs?: Pairs) {
  const font = await readFile(createRequire(root).resolve(source));
  const settings = {
    variationAxes: axes,
    noHinting: true,
    ...(pairs
      ? // Without what no browser needs: it costs bytes on every page.
        { targetFormat: 'sfnt' as const, keepFeatures: ['kern'], dropTables: ['STAT', 'gasp'] }
      : { targetFormat: 'woff2' as const, keepFeatures: FILE_FEATURES }),
  };
  const key = JSON.stringify([range, settings, [...(pairs ?? [])]]);
  const name = createHash('sha256').update(font).update(key).digest('hex').slice(0, 16);
  const folder = fileURLToPath(new URL(CACHE, root));
  const file = `${folder}${name}.woff2`;
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const small = await subsetFont(font, charactersOf(range), settings);
  const finished = pairs ? await convert(pairKerning(small, pairs, KERNED_PAIRS), 'woff2') : small;
  await writeFile(file, finished);
  return file;
}

/** Reads the texts of the site, with the language if it is not the default one. */
function siteTexts(root: URL) {
  const folder = fileURLToPath(new URL('src/content/', root));
  const texts = listFiles(folder, '.yaml', '.md').map(async (file) => ({
    language: furtherLanguages.find(({ code }) => file.startsWith(`${code}/`)),
    text: await readFile(`${folder}${file}`, 'utf8'),
  }));
  return Promise.all(texts);
}

/** Share of texts that must have a character for it to be in every page. */
const COMMON = 0.1;

/**
 * Returns a `unicode-range` with the letters of the build's language and the common characters of its texts. Otherwise a page
 * would start in another font and fetch a file for a few letters.
 */
export function withLetters(range: string, letters = '', texts: readonly string[] = []): string {
  const known = charactersOf(range);
  const isCommon = (letter: string) =>
    texts.filter((text) => text.includes(letter)).length >= texts.length * COMMON;
  const more = [...new Set(letters + texts.join(''))]
    .filter((letter) => letter > '~' && !known.includes(letter))
    .filter((letter) => letters.includes(letter) || isCommon(letter))
    .map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  return [range, ...more].join();
}

/** Cuts fonts out of npm packages: Astro's providers serve a file whole, 132 kB for headings (decision 0013). */
export function subsetFonts(files: readonly FontFile[]): FontProvider {
  let root: URL;
  return {
    name: 'subset',
    init: (context) => {
      root = context.root;
    },
    config: { files },
    async resolveFont() {
      const faces = files.map(async ({ source, axes, range, ...face }) => ({
        ...{ ...face, style: 'normal', unicodeRange: [range] },
        src: [{ url: await cutFont(root, { source, axes }, range), format: 'woff2' }],
      }));
      return { fonts: await Promise.all(faces) };
    },
  };
}

/** Cuts the fonts that are in every page, and returns the data of the head script (frame/document/head-script.ts). */
export async function inlineFontData(root: URL, fonts: readonly InlineFont[]) {
  const texts = await siteTexts(root);
  const pairs = countPairs(texts.map(({ text }) => text));
  const own = texts
    .filter((one) => (one.language ?? languages[0]) === language)
    .map(({ text }) => text);
  const faces = fonts.map(async ({ family, weight, range: base, further, ...cut }) => {
    const range = withLetters(base, factsOf(language.code).letters, own)
      .split(',')
      .filter((part) => !further || charactersOf(further).includes(charactersOf(part)))
      .join();
    if (range === '') return [];
    const data = await readFile(await cutFont(root, cut, range, pairs), 'base64');
    return [{ family, weight, ...(further && { unicodeRange: range }), data }];
  });
  return (await Promise.all(faces)).flat();
}
