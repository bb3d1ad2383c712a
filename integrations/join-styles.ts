import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files-below.ts';
import { fetchedLater, type ScriptChunk, usesAnyClass } from './used-styles.ts';

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;

/**
 * Joins the style sheets of each page into one file, so that the first paint waits for one request and not for ten.
 * Pages of one kind share their file; what it costs is that kinds do not share parts. Sheets that come with code an
 * interaction fetches (search, toasts) are left out: Astro links them for the script that may ask for them.
 */
export function joinStyles(): AstroIntegration {
  const chunks: ScriptChunk[] = [];
  return {
    name: 'join-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'join-styles',
                enforce: 'post',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_options, bundle) {
                  for (const output of Object.values(bundle)) {
                    if (output.type !== 'chunk') continue;
                    const { fileName, isEntry, imports, viteMetadata } = output;
                    const styles = [...(viteMetadata?.importedCss ?? [])];
                    chunks.push({ fileName, isEntry, imports, styles });
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const sheet = (path: string) => `${root}${path.slice(1)}`;
        const later = fetchedLater(chunks);
        const written = new Set<string>();
        const joined = new Set<string>();
        for (const page of await filesBelow(root, '.html')) {
          const html = await readFile(page, 'utf8');
          const linked = [...html.matchAll(LINK)].map(([, path = '']) => path);
          if (linked.length < 2) continue;
          const parts = await Promise.all(linked.map((path) => readFile(sheet(path), 'utf8')));
          const css = parts
            .filter((part, index) => !later.has(linked[index] ?? '') || usesAnyClass(html, part))
            .join('\n');
          const name = `/_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
          if (!written.has(name)) await writeFile(sheet(name), css);
          written.add(name);
          for (const path of linked) joined.add(path);
          let first = true;
          const one = html.replace(LINK, () => {
            const link = first ? `<link rel="stylesheet" href="${name}">` : '';
            first = false;
            return link;
          });
          await writeFile(page, one);
        }
        // An island fetches its own part by its own name; only what no script names goes.
        const scripts = (
          await Promise.all((await filesBelow(root, '.js')).map((file) => readFile(file, 'utf8')))
        ).join('\n');
        for (const path of joined)
          if (!scripts.includes(path.split('/').at(-1) ?? path))
            await rm(sheet(path), { force: true });
        logger.info(`${joined.size} style sheets joined into ${written.size}, one a page`);
      },
    },
  };
}
