import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseYaml } from '../../src/content/yaml.ts';

const FILE = new URL('demo.yaml', import.meta.url);

/** What makes up the demo brand: words that no other site says, and its pictures. */
interface Demo {
  words: readonly string[];
  pictures: readonly string[];
}

const demo = parseYaml(readFileSync(FILE, 'utf8'), FILE.pathname) as Demo;

/** The first 16 hexadecimal digits of the SHA-256 of a file. */
export const pictureHash = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const PICTURES = new Set('.avif .gif .ico .jpeg .jpg .mp4 .png .svg .webm .webp'.split(' '));
/** All pictures that a build can publish. @param list returns the files below a folder */
export const picturesIn = (list: (folder: string) => readonly string[]): string[] =>
  ['src/assets', 'public'].flatMap((folder) =>
    list(folder)
      .filter((name) => PICTURES.has(extname(name).toLowerCase()))
      .map((name) => `${folder}/${name}`),
  );

/** The pictures of the demo that a build can publish. @param hashes of its pictures */
export const demoPictures = (
  list: (folder: string) => readonly string[],
  read: (file: string) => Uint8Array = readFileSync,
  hashes = demo.pictures,
): string[] => picturesIn(list).filter((file) => hashes.includes(pictureHash(read(file))));

export const demoWords = (words = demo.words) =>
  new RegExp(words.map(RegExp.escape).join('|'), 'i');
