import { hash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import { writtenIn } from '../check-links.ts';

const PICTURE = /^(?:.*\/)?[^./][^/]*\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g|png|svg|tiff?|webp)$/i;

async function faultOf(file: string, bytes: Buffer): Promise<string> {
  const start = bytes.toString('latin1', 0, 200);
  if (start === '') return 'is empty: copy it again from where it came';
  if (/^\s*<(?:!doctype\s+)?html/i.test(start)) return 'is a page in HTML: save the picture itself';
  if (/\.(?:bmp|hei[cf]|jfif|tif)$/i.test(file) || /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start))
    return 'is of a kind that a site cannot show, such as HEIC or TIFF: save it as JPEG';
  // Astro makes what is missing grey.
  const pixels = sharp(bytes, { failOn: 'truncated' }).resize(8).raw().toBuffer();
  const read = await Promise.all([imageMetadata(bytes, file), pixels]).catch(() => null);
  return read ? '' : 'ends early, is no picture or an SVG without a viewBox: save or copy it again';
}

/** Hashes of files that were read whole: all pixels of a photograph take a tenth of a second. */
const WHOLE = 'node_modules/.cache/whole-pictures';

/** Reads size and pixels of each picture of some folders, also of one that nothing names: Astro takes the size of all. */
export async function pictureIssues(files: ProjectFiles, ...folders: string[]) {
  mkdirSync('node_modules/.cache', { recursive: true });
  const known = existsSync(WHOLE) ? readFileSync(WHOLE, 'utf8') : '';
  const paths = folders.flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`));
  const issues = [];
  for (const source of paths.filter((path) => PICTURE.test(path))) {
    const bytes = readFileSync(source);
    const key = `${hash('sha256', bytes)}\n`;
    if (known.includes(key)) continue;
    const fault = await faultOf(source, bytes);
    // One of src/assets/ is named with its folder, one beside a text without.
    const name = source
      .split('/')
      .slice(source.startsWith(CONTENT) ? -1 : -2)
      .join('/');
    if (fault) issues.push({ source, field: '', message: fault + writtenIn(name, files) });
    else appendFileSync(WHOLE, key);
  }
  return issues;
}
