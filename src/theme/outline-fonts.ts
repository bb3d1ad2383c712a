import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { displayFont } from './fonts.ts';

/** Converts a file of the display font for satori, which reads no WOFF2, to TrueType. */
async function outlineFont(source: string) {
  const data = await subsetFont(await readFile(join('node_modules', source)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: displayFont.subset.axes,
  });
  return { name: source, data, weight: 800 as const };
}

const { source, extended } = displayFont.subset;

/** Fonts in which satori looks for each character, in this order. */
export const displayFonts = () => Promise.all([source, extended.source].map(outlineFont));

/** Returns all characters that fonts have. */
export const charactersIn = (fonts: readonly { data: Uint8Array }[]): ReadonlySet<string> =>
  new Set(
    fonts.flatMap(({ data }) =>
      [...new Face(new Blob(Uint8Array.from(data).buffer)).collectUnicodes()].map((point) =>
        String.fromCodePoint(point),
      ),
    ),
  );
