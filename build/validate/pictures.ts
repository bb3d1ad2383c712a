import { hash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, parse } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { type CustomPlugin, optimize } from 'svgo';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import { writtenIn } from '../check-links.ts';

const PICTURE = /^(?:.*\/)?[^./][^/]*\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g|png|svg|tiff?|webp)$/i;

/** Pixels: the longest side of an AVIF file, and the width of the widest that the build makes (model/picture.ts). */
const LONGEST = 16_384;
const WIDEST = 2_400;
/** Pixels of the largest picture that sharp opens. */
const MOST_PIXELS = 0x3fff ** 2;

const UNREADABLE = 'ends early, is no picture or an SVG without a viewBox: save or copy it again';
const SVG = 'http://www.w3.org/2000/svg';
const EXPORT_AGAIN = 'and export it again';

/** Returns the reason why a browser shows an SVG otherwise than the program that drew it: an `<img>` runs and loads nothing. */
function svgFault(file: string, svg: string): string {
  const faults = new Set<string>();
  const inspect: CustomPlugin = {
    name: 'inspect',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          if (parent.type === 'root' && attributes.xmlns !== SVG)
            faults.add(`does not say xmlns="${SVG}": add it to <svg>`);
          const link = attributes.href ?? attributes['xlink:href'] ?? '#';
          if (name === 'script' || Object.keys(attributes).some((key) => key.startsWith('on')))
            faults.add(`has a script: remove it ${EXPORT_AGAIN}`);
          else if (['feImage', 'image', 'use'].includes(name) && !/^(?:#|data:)/.test(link))
            faults.add(`refers to ${link}, which stays outside: embed it ${EXPORT_AGAIN}`);
          else if (name === 'text' && file.includes('/clients/'))
            faults.add(
              `has text in a font that visitors lack: convert it to outlines ${EXPORT_AGAIN}`,
            );
        },
      },
    }),
  };
  try {
    optimize(svg, { plugins: [inspect] });
  } catch (error) {
    return `cannot be read as SVG (${(error as Error).message}): export it again`;
  }
  return [...faults].join('; ');
}

/** Only the first picture of several would be published, or all in one column. APNG: `acTL` precedes the pixels. */
const isMoving = (bytes: Buffer, pages = 1) =>
  pages > 1 ||
  bytes.includes('ftypavis') ||
  bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');

async function faultOf(file: string, bytes: Buffer): Promise<string> {
  const start = bytes.toString('latin1', 0, 200);
  if (start === '') return 'is empty: copy it again from where it came';
  if (/^\s*<(?:!doctype\s+)?html/i.test(start)) return 'is a page in HTML: save the picture itself';
  if (/\.(?:bmp|hei[cf]|jfif|tif)$/i.test(file) || /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start))
    return 'is of a kind that a site cannot show, such as HEIC or TIFF: save it as JPEG';
  const ending = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const fault = ending === 'svg' ? svgFault(file, bytes.toString()) : '';
  if (fault) return fault;
  const [size, facts] = await Promise.all([
    imageMetadata(bytes, file).catch(() => null),
    sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null),
  ]);
  if (!size || !facts) return UNREADABLE;
  const { format, width, height } = size;
  if (format !== ending)
    return `is ${format.toUpperCase()}, not ${ending.toUpperCase()}: name it .${format}, or save it as ${ending.toUpperCase()}`;
  if (isMoving(bytes, facts.pages))
    return 'moves: save it as a film (npm run new -- embed) or as one still picture';
  if (format === 'svg') return '';
  if (width * height > MOST_PIXELS || (height / width) * Math.min(width, WIDEST) > LONGEST)
    return `is ${width} × ${height} pixels, more than AVIF holds: make it smaller or cut it into several`;
  // Astro makes what is missing grey.
  const pixels = sharp(bytes, { failOn: 'truncated' }).resize(8).raw().toBuffer();
  return pixels.then(
    () => '',
    () => UNREADABLE,
  );
}

/** Files that passed, by hash and path: reading all pixels of a photograph takes a tenth of a second. */
const PASSED = 'node_modules/.cache/checked-pictures';

/** Returns the names of client logos for their records: without the ending, unless two files differ in it alone. */
export const logoNames = (files: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      files.filter((file) => PICTURE.test(file)),
      (file) => parse(file).name,
    ),
  ].flatMap(([name, own]) => (own.length > 1 ? own : name));

/** Reads size and pixels of each picture of some folders, also of one that nothing names: Astro takes the size of all. */
export async function pictureIssues(files: ProjectFiles, ...folders: string[]) {
  mkdirSync('node_modules/.cache', { recursive: true });
  const known = existsSync(PASSED) ? readFileSync(PASSED, 'utf8') : '';
  const paths = folders.flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`));
  const issues = [];
  for (const source of paths.filter((path) => PICTURE.test(path))) {
    const bytes = readFileSync(source);
    const key = `${hash('sha256', bytes)} ${source}\n`;
    if (known.includes(key)) continue;
    const fault = await faultOf(source, bytes);
    // One of src/assets/ is named with its folder, one beside a text without.
    const name = source
      .split('/')
      .slice(source.startsWith(CONTENT) ? -1 : -2)
      .join('/');
    if (fault) issues.push({ source, field: '', message: fault + writtenIn(name, files) });
    else appendFileSync(PASSED, key);
  }
  return issues;
}
