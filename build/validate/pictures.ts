import { hash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, parse } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { optimize, type XastElement, type XastParent } from 'svgo';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import { writtenIn } from '../check-links.ts';

const PICTURE = /^(?:.*\/)?[^./][^/]*\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g|png|svg|tiff?|webp)$/i;

const MOVES = 'moves: save it as a film (npm run new -- embed) or as one still picture';
const SVG = 'http://www.w3.org/2000/svg';

/** Returns why browsers show an SVG differently from a drawing program: as a picture it runs no script and loads no file. */
function svgFault(file: string, svg: string): string {
  let fault = '';
  const enter = ({ name, attributes }: XastElement, parent: XastParent) => {
    const link = attributes.href ?? attributes['xlink:href'] ?? '#';
    if (parent.type === 'root' && attributes.xmlns !== SVG) fault = `lacks xmlns="${SVG}"`;
    if (name === 'script') fault = 'has a script';
    if (name !== 'a' && !/^(?:#|data:)/.test(link)) fault = `loads ${link}; embed it`;
    if (name === 'text' && file.includes('clients/')) fault = 'has text; convert it to outlines';
  };
  try {
    optimize(svg, { plugins: [{ name: 'inspect', fn: () => ({ element: { enter } }) }] });
  } catch (error) {
    fault = `is no SVG (${(error as Error).message})`;
  }
  return fault && `${fault}: correct the drawing, and export it again`;
}

/** Pixels: the longest side of an AVIF file, and the side of the largest square that sharp opens. */
const LONGEST = 16_383;
/** Pixels: width of the widest file that the build makes (model/picture.ts). */
const WIDEST = 2_400;

/** Returns why a file cannot be published as the picture that its name promises, with the remedy; '' if it can. */
export async function pictureFault(file: string, bytes: Buffer): Promise<string> {
  const start = bytes.toString('latin1', 0, 200);
  if (start === '') return 'is empty: copy it again from where it came';
  if (/^\s*<(?:!doctype\s+)?html/i.test(start)) return 'is a page in HTML: save the picture itself';
  if (/\.(?:bmp|hei[cf]|jfif|tif)$/i.test(file) || /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start))
    return 'is of a kind that a site cannot show, such as HEIC or TIFF: save it as JPEG';
  const ending = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const fault = ending === 'svg' && svgFault(file, bytes.toString());
  if (fault) return fault;
  const isAnimatedPng = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
  if (isAnimatedPng || start.includes('ftypavis')) return MOVES;
  try {
    const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages > 1) return MOVES;
    const { format, width, height } = await imageMetadata(bytes, file);
    if (format !== ending) return `is ${format} in spite of its name: name it .${format}`;
    const side = Math.max(Math.sqrt(width * height), (height / width) * Math.min(width, WIDEST));
    if (format !== 'svg' && side > LONGEST)
      return `is ${width} × ${height} pixels, more than AVIF holds: make it smaller or cut it in two`;
    // Astro fills missing parts with grey.
    await sharp(bytes, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return '';
  } catch {
    return 'ends early, is no picture or an SVG without a viewBox: save or copy it again';
  }
}

/** Lists files that passed, by hash and path, since reading a photograph takes a tenth of a second. Changed rules start a new list. */
const PASSED = `node_modules/.cache/pictures-${hash('sha256', readFileSync(import.meta.filename)).slice(0, 8)}`;

/** Returns the names of client logos for their records: without the ending, unless two files differ only in it. */
export const logoNames = (files: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      files.filter((file) => PICTURE.test(file)),
      (file) => parse(file).name,
    ),
  ].flatMap(([name, own]) => (own.length > 1 ? own : name));

/** Reads size and pixels of each picture of some folders, even if nothing names it: Astro reads the size of all. */
export async function pictureIssues(files: ProjectFiles, ...folders: string[]) {
  mkdirSync('node_modules/.cache', { recursive: true });
  const known = existsSync(PASSED) ? readFileSync(PASSED, 'utf8') : '';
  const paths = folders.flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`));
  const issues = [];
  for (const source of paths.filter((path) => PICTURE.test(path))) {
    const bytes = readFileSync(source);
    const key = `${hash('sha256', bytes)} ${source}\n`;
    if (known.includes(key)) continue;
    const fault = await pictureFault(source, bytes);
    // Names a picture in src/assets/ with its folder, and one beside a text without.
    const name = source
      .split('/')
      .slice(source.startsWith(CONTENT) ? -1 : -2)
      .join('/');
    if (fault) issues.push({ source, field: '', message: fault + writtenIn(name, files) });
    else appendFileSync(PASSED, key);
  }
  return issues;
}
