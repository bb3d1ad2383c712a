import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const FINISHED = fileURLToPath(new URL('../art/sizes/', import.meta.url));

/**
 * Copies the repository's encoded sizes of the demo's pictures to Astro's cache: encoding them takes more than half of a cold
 * build (decision 0006). A file's name has a hash of its master and settings, so a changed picture is encoded again.
 */
export function pictureCache(): AstroIntegration {
  let cache = '';
  return {
    name: 'picture-cache',
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
