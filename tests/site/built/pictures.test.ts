import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFiles } from '../../../src/content/files.ts';
import { filled } from '../../support/built-site.ts';

/** Returns a file name up to its first dot, which the build's hash follows. */
const stem = (file: string) => basename(file).split('.')[0];
const PICTURES = /\.(?:avif|gif|jpe?g|png|tiff|webp)$/i;

test('no master is published, and no picture has what a camera wrote into it', async () => {
  const masters = listFiles('src/assets').filter((file) => PICTURES.test(file));
  const sizes = new Map(
    masters.map((file) => [statSync(`src/assets/${file}`).size, basename(file)]),
  );
  const published = readdirSync('dist/client/_astro')
    .filter((name) => PICTURES.test(name))
    .map((name) => join('dist/client/_astro', name));
  // Page-head backdrops are published unchanged, with or without masters.
  const backdrops = listFiles('src/sections');
  const made = published.filter((file) => !backdrops.some((one) => stem(one) === stem(file)));
  expect(made.length > 0).toBe(masters.length > 0);
  expect(published.filter((file) => sizes.has(statSync(file).size))).toEqual([]);
  const told = await Promise.all(
    published.map(async (file) => ({ file, ...(await sharp(file).metadata()) })),
  );
  expect(told.filter(({ exif, xmp }) => exif || xmp).map(({ file }) => file)).toEqual([]);
});

/** Latin-1 text near the start of a file, by extension. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  '.avif': 'ftypavif',
  '.gif': 'GIF8',
  '.ico': '\0\0\x01\0',
  '.jpeg': '\xff\xd8\xff',
  '.jpg': '\xff\xd8\xff',
  '.png': '\x89PNG',
  '.svg': '<svg',
  '.webp': 'WEBP',
  '.woff2': 'wOF2',
};

test('each picture and font begins as its name promises', () => {
  const files = filled(listFiles('dist/client', ...Object.keys(BEGINNINGS)), 'pictures');
  const wrong = files.filter((file) => {
    const beginning = readFileSync(`dist/client/${file}`).toString('latin1', 0, 999);
    return !beginning.includes(BEGINNINGS[extname(file)] ?? '?');
  });
  expect(wrong).toEqual([]);
});
