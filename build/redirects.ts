import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { features } from '../src/content/features.ts';
import { languages, pathIn } from '../src/content/language.ts';
import { basePath } from '../src/content/site.ts';
import { underBase } from '../src/lib/site-path.ts';
import { host } from './host.ts';

/** Addresses of earlier versions, and those of today. */
const MOVED = features.insights ? [['/feed.json', '/rss.xml'] as const] : [];

const moved = languages.flatMap((language) =>
  MOVED.map(([from, to]) => [pathIn(language, from), pathIn(language, to)] as const),
);

/** Answers addresses of earlier versions with 301: by the adapter of the host, or by `_redirects` on a static host that reads it. */
export const redirects = (): AstroIntegration => ({
  name: 'redirects',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      // The adapters put the base path before the old address; that of Vercel before the new one, too.
      const base = host === 'vercel' ? '' : basePath;
      const targets = moved.map(([from, to]) => [from, underBase(base, to)]);
      updateConfig({ redirects: Object.fromEntries(targets) });
    },
    'astro:build:done': async ({ dir }) => {
      if (host !== 'node') return;
      const lines = moved.map(
        (paths) => `${paths.map((path) => underBase(basePath, path)).join(' ')} 301\n`,
      );
      await writeFile(new URL('_redirects', dir), lines.join(''));
    },
  },
});
