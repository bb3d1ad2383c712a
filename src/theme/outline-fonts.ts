import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { displayFont } from './fonts.ts';

/** The display font for satori, which reads no WOFF2: once more, as TrueType. */
export async function displayFonts() {
  const font = await readFile(join('node_modules', displayFont.subset.source));
  const data = await subsetFont(font, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: displayFont.subset.axes,
  });
  return [{ name: 'Display', data, weight: 800 as const }];
}
