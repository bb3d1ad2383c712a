import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseYaml } from '../../src/content/read.ts';

const FILE = new URL('demo.yaml', import.meta.url);

/** What makes up the demo brand: words that no other site says, and its pictures. */
export interface Demo {
  words: readonly string[];
  /** Hashes of pictures and films. */
  pictures: readonly string[];
}

/** The demo as demo.yaml lists it. */
export const demo = parseYaml(readFileSync(FILE, 'utf8'), FILE.pathname) as Demo;

/** The first 16 hexadecimal digits of the SHA-256 of a file. */
export const pictureHash = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const PICTURES = new Set('.avif .gif .ico .jpeg .jpg .mp4 .png .svg .webm .webp'.split(' '));
/** True for a picture or a film. */
export const isPicture = (file: string) => PICTURES.has(extname(file).toLowerCase());

/** Where pictures stand that a build publishes. */
export const PICTURE_FOLDERS = ['src/assets', 'public'] as const;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds the demo's words, whatever their case. */
export const demoWords = (words = demo.words) => new RegExp(words.map(escaped).join('|'), 'i');
