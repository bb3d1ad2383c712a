import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFiles } from '../../build/list-files.ts';

const PICTURES = /\.(?:avif|gif|jpe?g|png|tiff|webp)$/;

test('no master is published, and no picture has what a camera wrote into it', async () => {
  const masters = (await listFiles('src/assets', '')).filter((file) => PICTURES.test(file));
  const sizes = new Map(masters.map((file) => [statSync(file).size, basename(file)]));
  const published = readdirSync('dist/client/_astro')
    .filter((name) => PICTURES.test(name))
    .map((name) => join('dist/client/_astro', name));
  expect(published.length > 0).toBe(masters.length > 0);
  expect(published.filter((file) => sizes.has(statSync(file).size))).toEqual([]);
  const told = await Promise.all(
    published.map(async (file) => ({ file, ...(await sharp(file).metadata()) })),
  );
  expect(told.filter(({ exif, xmp }) => exif || xmp).map(({ file }) => file)).toEqual([]);
});
