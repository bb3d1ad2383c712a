import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const FINISHED = fileURLToPath(new URL('../art/sizes/', import.meta.url));

/**
 * Gives Astro's cache the sizes of the demo's pictures that the repository holds: encoding them takes more than half of a cold
 * build (decision 0006). A file's name has the hash of its master and of how it is made, so a changed picture is made anew.
 */
export function finishedPictures(): AstroIntegration {
  let cache = '';
  return {
    name: 'finished-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('assets/', config.cacheDir));
      },
      'astro:build:start': () => {
        if (existsSync(FINISHED)) cpSync(FINISHED, cache, { recursive: true, force: false });
      },
    },
  };
}
