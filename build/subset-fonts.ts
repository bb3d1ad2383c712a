import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

/** What to cut out of a font. A type, since Astro asks for an index signature. */
type Subset = {
  /** A WOFF2 file in an npm package, such as `@fontsource-variable/name/files/….woff2`. */
  source: string;
  /** Axes of the variable font: a value pins one, a range keeps a part of it. Those not named stay whole. */
  axes: Record<string, number | { min: number; max: number }>;
  /** As CSS writes it, such as `400 700`. */
  weight: string;
  /** One file each: the characters that it holds, as CSS writes `unicode-range`. The first gives the metrics of the fall-back. */
  ranges: readonly string[];
};

const CACHE = 'node_modules/.cache/fonts/';
const FEATURES_KEPT = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

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

/**
 * A provider for Astro's fonts API that cuts font files out of npm packages. Astro's own providers serve a file whole: 35 kB
 * for the text font, where 13 kB hold what nearly all pages need and fit into the first round trip (decision 0013).
 */
export function subsetFonts(options: Subset): FontProvider {
  const { source, axes, weight, ranges } = options;
  let root: URL;
  return {
    name: 'subset',
    init: (context) => {
      root = context.root;
    },
    config: options,
    async resolveFont() {
      const font = await readFile(createRequire(root).resolve(source));
      const folder = new URL(CACHE, root);
      await mkdir(folder, { recursive: true });
      const cut = async (range: string) => {
        const settings = {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures: FEATURES_KEPT,
          noHinting: true,
        } as const;
        const key = createHash('sha256')
          .update(font)
          .update(JSON.stringify([range, settings]));
        const file = fileURLToPath(new URL(`${key.digest('hex').slice(0, 16)}.woff2`, folder));
        if (!existsSync(file))
          await writeFile(file, await subsetFont(font, charactersOf(range), settings));
        return {
          weight,
          style: 'normal',
          unicodeRange: [range],
          src: [{ url: file, format: 'woff2' }],
        };
      };
      return { fonts: await Promise.all(ranges.map(cut)) };
    },
  };
}
