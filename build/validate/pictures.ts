import { hash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, parse } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { optimize, type XastElement, type XastInstruction, type XastParent } from 'svgo';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import { writtenIn } from '../check-links.ts';

const PICTURE = /^(?:.*\/)?[^./][^/]*\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g|png|svg|tiff?|webp)$/i;

/** Matches what browsers show. Files of public/ with other endings are downloads. */
const SHOWN = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const MOVES = 'moves: save it as a film (npm run new -- embed) or as one still picture';
const SVG = 'http://www.w3.org/2000/svg';

/** Captures the address of a file that CSS loads, in a style sheet or an attribute. */
const LOADED = /(?:@import\s*(?:url\()?|url\()\s*["']?(?!["'#\s]|data:)([^"')\s;]+)/i;

/** Returns the address of a file that an element loads, if any. */
function loadedBy({ name, attributes, children }: XastElement): string | undefined {
  const texts = children.map((child) => ('value' in child ? child.value : ''));
  const css = [...Object.values(attributes), ...(name === 'style' ? texts : [])].join('\n');
  const links = Object.keys(attributes).filter((key) => name !== 'a' && /^(?:.+:)?href$/.test(key));
  const addresses = links.map((key) => attributes[key] ?? '');
  return addresses.find((one) => !/^(?:#|data:)/.test(one)) ?? LOADED.exec(css)?.[1];
}

/** Returns why browsers show an SVG differently from a drawing program: as a picture it runs no script and loads no file. */
function svgFault(file: string, svg: string): string {
  let fault = '';
  const enter = (element: XastElement, parent: XastParent) => {
    const { name, attributes } = element;
    const loaded = loadedBy(element);
    const { viewBox = '', width, height } = attributes;
    const box = viewBox
      .trim()
      .split(/[\s,]+/)
      .join(' ');
    if (parent.type === 'root' && attributes.xmlns !== SVG) fault = `lacks xmlns="${SVG}"`;
    // Astro splits it at single spaces.
    if (parent.type === 'root' && viewBox !== box && !(width && height))
      fault = `has viewBox="${viewBox}" and no width and height; write viewBox="${box}"`;
    if (name === 'script') fault = 'has a script';
    if (loaded) fault = `loads ${loaded}; embed it`;
    if (name === 'text' && file.includes('clients/')) fault = 'has text; convert it to outlines';
  };
  const instruction = {
    enter: ({ name, value }: XastInstruction) => {
      if (name === 'xml-stylesheet') fault = `loads ${value}; embed it`;
    },
  };
  try {
    const inspect = { name: 'inspect', fn: () => ({ element: { enter }, instruction }) };
    optimize(svg, { plugins: [inspect] });
  } catch (error) {
    fault = `is not an SVG (${(error as Error).message})`;
  }
  return fault && `${fault}: correct the drawing, and export it again`;
}

/** Pixels: the longest side of an AVIF file, and the side of the largest square that sharp opens. */
const LONGEST = 16_383;
/** Pixels: width of the widest file that the build makes (model/picture.ts). */
const WIDEST = 2_400;

/** Returns why a file cannot be published as the picture that its name promises, with the remedy; '' if it can. */
export async function pictureFault(file: string, bytes: Buffer): Promise<string> {
  // Copied as it is, so it may move.
  const isCopied = file.startsWith('public/');
  if (isCopied && !SHOWN.test(file)) return '';
  const start = bytes.toString('latin1', 0, 200);
  if (start === '') return 'is empty: copy it again from its source';
  if (/^\s*<(?:!doctype\s+)?html/i.test(start)) return 'is an HTML page: save the picture itself';
  if (/\.(?:bmp|hei[cf]|jfif|tif)$/i.test(file) || /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start))
    return 'is of a type that browsers cannot show, such as HEIC or TIFF: save it as JPEG';
  const ending = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const fault = ending === 'svg' && svgFault(file, bytes.toString());
  if (fault) return fault;
  const isAnimatedPng = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
  if (isAnimatedPng || start.includes('ftypavis')) return isCopied ? '' : MOVES;
  try {
    const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { format, width, height } = await imageMetadata(bytes, file);
    if (format !== ending) return `is ${format} despite its name: rename it to .${format}`;
    if (pages > 1) return isCopied ? '' : MOVES;
    const tallest = format === 'svg' ? 0 : (height / width) * Math.min(width, WIDEST);
    if (Math.max(Math.sqrt(width * height), tallest) > LONGEST)
      return `is ${width} × ${height} pixels, more than AVIF or the build can hold: make it smaller or cut it in two`;
    // Astro fills missing parts with grey.
    await sharp(bytes, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return '';
  } catch {
    return 'ends early, is not a picture, or is an SVG without a viewBox: save or copy it again';
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
    // Names a picture in src/assets/ with its folder, one beside a text without, and one in public/ as a link does.
    const name = source
      .replace(/^public/, '')
      .split('/')
      .slice(source.startsWith(CONTENT) ? -1 : -2)
      .join('/');
    if (fault) issues.push({ source, field: '', message: fault + writtenIn(name, files) });
    else appendFileSync(PASSED, key);
  }
  return issues;
}
