import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

/** What to cut out of a font. A type, since Astro asks for an index signature. */
type Cut = {
  /** A WOFF2 file in an npm package, such as `@fontsource-variable/name/files/….woff2`. */
  source: string;
  /** Axes of the variable font: a value pins one, a range keeps a part of it. Those not named stay whole. */
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
};

/** `ranges`: one file each, with the characters that it holds as CSS writes `unicode-range`. */
type Subset = Cut & { ranges: readonly string[] };

/** `family`: as style sheets name it. `range`: its characters, as CSS writes `unicode-range`. */
export type InlineFont = Cut & { family: string; range: string };

const CACHE = 'node_modules/.cache/fonts/';
/** Features of OpenType that stay in a file: what the site uses or a language needs. */
const FILE_FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];
/** In an inline font each costs bytes on every page: ligatures alone 0.7 kB. */
const INLINE_FEATURES = ['kern'];

/** All characters of a `unicode-range` (CSS Fonts 4, 4.5); wildcards are not read. */
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

async function cutFont(
  root: URL,
  { source, axes }: Cut,
  range: string,
  features: string[],
): Promise<string> {
  const font = await readFile(createRequire(root).resolve(source));
  const folder = new URL(CACHE, root);
  await mkdir(folder, { recursive: true });
  const settings = {
    targetFormat: 'woff2' as const,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  };
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([range, settings]));
  const file = fileURLToPath(new URL(`${key.digest('hex').slice(0, 16)}.woff2`, folder));
  if (!existsSync(file))
    await writeFile(file, await subsetFont(font, charactersOf(range), settings));
  return file;
}

/** Cuts fonts out of npm packages: Astro's providers serve a file whole, 132 kB for headings (decision 0013). */
export function subsetFonts(options: Subset): FontProvider {
  const { weight, ranges } = options;
  let root: URL;
  return {
    name: 'subset',
    init: (context) => {
      root = context.root;
    },
    config: options,
    async resolveFont() {
      const faces = ranges.map(async (range) => ({
        weight,
        style: 'normal',
        unicodeRange: [range],
        src: [{ url: await cutFont(root, options, range, FILE_FEATURES), format: 'woff2' }],
      }));
      return { fonts: await Promise.all(faces) };
    },
  };
}

/**
 * Returns a script that gives a page a font without a request. A font of bytes is there at once; as a data: URL in a style
 * sheet it sometimes came after the first paint.
 */
export async function inlineFontScript(root: URL, { family, range, ...cut }: InlineFont) {
  const data = await readFile(await cutFont(root, cut, range, INLINE_FEATURES), 'base64');
  const bytes = `Uint8Array.from(atob("${data}"), (byte) => byte.charCodeAt(0))`;
  return `document.fonts.add(new FontFace("${family}", ${bytes}, { weight: "${cut.weight}" }));`;
}
