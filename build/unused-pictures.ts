import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './list-files.ts';

const PICTURE = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

/**
 * Takes pictures out of the build that nothing in it shows: Vite writes every picture that a record names, and Astro takes
 * away only those of which it has made others. Left are those of drafts, of pieces still to come, and of what is switched off.
 */
export function unusedPictures(): AstroIntegration {
  const written = new Set<string>();
  return {
    name: 'unused-pictures',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const collect = {
          name: 'unused-pictures',
          generateBundle(_: unknown, bundle: object) {
            for (const file of Object.keys(bundle)) if (PICTURE.test(file)) written.add(file);
          },
        };
        updateConfig({ vite: { plugins: [collect] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const there = new Set(await listFiles(site, ''));
        const unused = new Set([...written].filter((file) => there.has(site + file)));
        for (const file of there) {
          if (unused.size === 0) return;
          if (PICTURE.test(file)) continue;
          const text = await readFile(file, 'utf8');
          for (const name of unused) if (text.includes(name)) unused.delete(name);
        }
        for (const name of unused) await rm(site + name);
        if (unused.size > 0) logger.info(`left out ${unused.size} that no page shows`);
      },
    },
  };
}
