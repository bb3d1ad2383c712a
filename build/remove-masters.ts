import { readFileSync, unlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../src/content/files.ts';
import { afterBuild } from './after-build.ts';

const TEXT = ['.css', '.html', '.js', '.json', '.svg', '.webmanifest', '.xml'];
const PICTURES = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.tiff', '.webp'];

/**
 * Removes the pictures that nothing on the site names. Astro keeps every master of the content in a site with pages on request, and
 * a master has what a camera wrote into it: place and time.
 */
export const removeMasters = () =>
  afterBuild('remove-masters', ({ dir }) => {
    const client = fileURLToPath(dir);
    const named = new Set<string>();
    for (const file of listFiles(client, ...TEXT))
      for (const [name] of readFileSync(join(client, file), 'utf8').matchAll(
        /[\w@.-]+\.[a-z]{3,4}\b/g,
      ))
        named.add(name);
    for (const file of listFiles(join(client, '_astro'), ...PICTURES))
      if (!named.has(basename(file))) unlinkSync(join(client, '_astro', file));
  });
