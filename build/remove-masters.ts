import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../src/content/files.ts';
import { afterBuild } from './after-build.ts';

const TEXT = ['.css', '.html', '.js', '.json', '.svg', '.webmanifest', '.xml'];
const PICTURE = /\.(?:avif|gif|jpe?g|png|tiff|webp)$/i;
/** Hash and ending: the part before them is encoded in an address. */
const HASH = /[\w-]+\.[a-z]{3,4}(?![\w-])/gi;

/**
 * Removes pictures that nothing on the site names. If a site has pages on request, Astro keeps every master of the content, and a
 * master has the camera's metadata: place and time.
 */
export const removeMasters = () =>
  afterBuild('remove-masters', ({ dir }) => {
    const client = fileURLToPath(dir);
    const named = new Set<string>();
    for (const file of listFiles(client, ...TEXT))
      for (const [name] of readFileSync(join(client, file), 'utf8').matchAll(HASH)) named.add(name);
    for (const file of listFiles(join(client, '_astro')).filter((file) => PICTURE.test(file)))
      if (!named.has(file.match(HASH)?.at(-1) ?? '')) unlinkSync(join(client, '_astro', file));
  });
