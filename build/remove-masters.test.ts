import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { removeMasters } from './remove-masters.ts';

it('a picture stays where a page has its address, and a master goes, whatever their names', async () => {
  const dir = pathToFileURL(`${mkdtempSync(`${tmpdir()}/site-`)}/`);
  const pictures = new URL('_astro/', dir);
  mkdirSync(pictures);
  const made = "Jürgen's & Größe (1).aB-c9_Z1.avif";
  for (const name of [made, 'IMG 1.aB-c9.JPG']) writeFileSync(new URL(name, pictures), '');
  writeFileSync(new URL('index.html', dir), `<img src="/_astro/${encodeURI(made)}">`);
  await removeMasters().hooks['astro:build:done']?.({ dir } as never);
  expect(readdirSync(pictures)).toEqual([made]);
});
