import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
        const names = new Map<string, string>();
        const joined = new Set<string>();
        const linked = new Set<string>();
        const texts = new Map<string, string>();
        const textOf = (path: string) => {
          const text = texts.get(path) ?? readFileSync(sheet(path), 'utf8');
          texts.set(path, text);
          return text;
        };
        const joinSheets = (paths: readonly string[]) => {
          const css = paths.map(textOf).join('\n');
          const name = `/_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
          writeFileSync(sheet(name), css);
          linked.add(name);
          return name;
        };
        for (const page of await filesBelow(root, '.html')) {
          const html = readFileSync(page, 'utf8');
          const paths = [...html.matchAll(LINK)].map(([, path = '']) => path);
          // A sheet alone on its page, or linked in another way (for print), stays what it is.
          const alone = paths.length < 2 ? html : html.replace(LINK, '');
          for (const [path] of alone.matchAll(/\/_astro\/[\w.-]+\.css/g)) linked.add(path);
          if (paths.length < 2) continue;
          for (const path of paths) joined.add(path);
          const used = paths.filter((path) => !later.has(path) || usesAnyClass(html, textOf(path)));
          const name = names.get(used.join()) ?? joinSheets(used);
          names.set(used.join(), name);
          let first = true;
          const one = html.replace(LINK, () => {
            const link = first ? `<link rel="stylesheet" href="${name}">` : '';
            first = false;
            return link;
          });
          writeFileSync(page, one);
        }
        // An island fetches its own part by its own name; what no page and no script names goes.
        const scripts = (await filesBelow(root, '.js'))
          .map((file) => readFileSync(file, 'utf8'))
          .join('\n');
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
