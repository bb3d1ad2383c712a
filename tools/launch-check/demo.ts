import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Words of the demo's site.yaml that no other site has. */
const WORDS = ['whiskbit', 'patisserie', 'Sugarloaf Yard', 'E2 8ZZ', '7946 0123'];

/** Hashes of the demo's pictures and films; its test writes them (tests/site/content/demo/launch-check.test.ts). */
const demoHashes = readFileSync(new URL('demo-pictures.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

export const pictureHash = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const PICTURES = new Set('.avif .gif .ico .jpeg .jpg .mp4 .png .svg .webm .webp'.split(' '));
/** Returns all pictures that a build can publish. @param list returns the files below a folder */
export const picturesIn = (list: (folder: string) => readonly string[]): string[] =>
  ['src/assets', 'public'].flatMap((folder) =>
    list(folder)
      .filter((name) => PICTURES.has(extname(name).toLowerCase()))
      .map((name) => `${folder}/${name}`),
  );

/** Returns the demo's pictures that a build can publish. @param hashes of its pictures */
export const demoPictures = (
  list: (folder: string) => readonly string[],
  read: (file: string) => Uint8Array = readFileSync,
  hashes = demoHashes,
): string[] => picturesIn(list).filter((file) => hashes.includes(pictureHash(read(file))));

export const demoWords = (words = WORDS) => new RegExp(words.map(RegExp.escape).join('|'), 'i');
