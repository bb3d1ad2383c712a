/** Turns the display face (weight 800) into a TTF that Blender can read: art/drafts/bricolage-800.ttf. Run once: node art/font.ts */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const target = 'art/drafts/bricolage-800.ttf';
const text = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}£€’“”–·×→`;

await mkdir('art/drafts', { recursive: true });
const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 800, wdth: 90, opsz: 96 },
});
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
