import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files-below.ts';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;

/**
 * Joins the style sheets of each page into one file, so that the first paint waits for one request and not for ten.
 * Pages of one kind share their file; what it costs is that kinds do not share parts.
 */
export function joinStyles(): AstroIntegration {
  return {
    name: 'join-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const sheet = (path: string) => `${root}${path.slice(1)}`;
        const written = new Set<string>();
        const joined = new Set<string>();
        const alone = new Set<string>();
        for (const page of await filesBelow(root, '.html')) {
          const html = await readFile(page, 'utf8');
          const paths = [...html.matchAll(LINK)].map(([, path = '']) => path);
          for (const path of paths) if (paths.length === 1) alone.add(path);
          if (paths.length < 2) continue;
          const css = (await Promise.all(paths.map((path) => readFile(sheet(path), 'utf8')))).join(
            '\n',
          );
          const name = `/_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
          if (!written.has(name)) await writeFile(sheet(name), css);
          written.add(name);
          for (const path of paths) joined.add(path);
          let first = true;
          const one = html.replace(LINK, () => {
            const link = first ? `<link rel="stylesheet" href="${name}">` : '';
            first = false;
            return link;
          });
          await writeFile(page, one);
        }
        // An island fetches its own part by its own name, and a page may need one part alone: only the rest goes.
        const scripts = (
          await Promise.all((await filesBelow(root, '.js')).map((file) => readFile(file, 'utf8')))
        ).join('\n');
        for (const path of joined)
          if (!alone.has(path) && !scripts.includes(path.split('/').at(-1) ?? path))
            await rm(sheet(path), { force: true });
        logger.info(`${joined.size} style sheets joined into ${written.size}, one a page`);
      },
    },
  };
}
