import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { displayFont } from './fonts.ts';

/** Returns the display font for satori, which reads no WOFF2, as TrueType: it takes each letter from the first file that has it. */
export function displayFonts() {
  const sources = new Map(displayFont.files.map(({ source, axes }) => [source, axes]));
  const fonts = [...sources].map(async ([name, variationAxes]) => {
    const font = await readFile(join('node_modules', name));
    const settings = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes } as const;
    return { name, data: await subsetFont(font, undefined, settings), weight: 800 as const };
  });
  return Promise.all(fonts);
}

/** Returns all characters that fonts have. */
export function charactersIn(fonts: readonly { data: Uint8Array }[]): ReadonlySet<string> {
  const faces = fonts.map(({ data }) => new Face(new Blob(Uint8Array.from(data).buffer)));
  const points = faces.flatMap((face) => [...face.collectUnicodes()]);
  return new Set(points.map((point) => String.fromCodePoint(point)));
}
