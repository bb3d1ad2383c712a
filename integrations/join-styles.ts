import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
        const names = new Map<string, string>();
        const joined = new Set<string>();
        const linked = new Set<string>();
        const joinSheets = async (paths: readonly string[]) => {
          const css = (await Promise.all(paths.map((path) => readFile(sheet(path), 'utf8')))).join(
            '\n',
          );
          const name = `/_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
          await writeFile(sheet(name), css);
          for (const path of paths) joined.add(path);
          linked.add(name);
          return name;
        };
        for (const page of await filesBelow(root, '.html')) {
          const html = readFileSync(page, 'utf8');
          const paths = [...html.matchAll(LINK)].map(([, path = '']) => path);
          if (paths.length < 2) {
            for (const path of paths) linked.add(path);
            continue;
          }
          const key = paths.join();
          const name = names.get(key) ?? (await joinSheets(paths));
          names.set(key, name);
          let first = true;
          const one = html.replace(LINK, () => {
            const link = first ? `<link rel="stylesheet" href="${name}">` : '';
            first = false;
            return link;
          });
          writeFileSync(page, one);
        }
        // An island fetches its own part by its own name; what no page and no script names goes.
        const scripts = (
          await Promise.all((await filesBelow(root, '.js')).map((file) => readFile(file, 'utf8')))
        ).join('\n');
        for (const file of await filesBelow(join(root, '_astro'), '.css'))
          if (!linked.has(`/_astro/${basename(file)}`) && !scripts.includes(basename(file)))
            await rm(file);
        logger.info(
          `${joined.size} style sheets joined into ${new Set(names.values()).size}, one a page`,
        );
      },
    },
  };
}
