import { readFileSync, unlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterBuild } from './after-build.ts';
import { listFiles } from './list-files.ts';

const TEXT = ['.css', '.html', '.js', '.json', '.svg', '.webmanifest', '.xml'];
const PICTURES = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.tiff', '.webp'];

/**
 * Removes the pictures that nothing on the site names. Astro keeps every master of the content in a site with pages on request, and
 * a master has what a camera wrote into it: place and time.
 */
export const removeMasters = () =>
  afterBuild('remove-masters', async ({ dir }) => {
    const client = fileURLToPath(dir);
    const named = new Set<string>();
    for (const file of await listFiles(client, ...TEXT))
      for (const [name] of readFileSync(file, 'utf8').matchAll(/[\w@.-]+\.[a-z]{3,4}\b/g))
        named.add(name);
    for (const file of await listFiles(fileURLToPath(new URL('_astro/', dir)), ...PICTURES))
      if (!named.has(basename(file))) unlinkSync(file);
  });
