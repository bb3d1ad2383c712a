import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath } from 'vite';
import { furtherLanguages, LANGUAGE_SETTING, language } from '../src/content/language.ts';
import { isLeftOut } from './features.ts';

const workFolder = (root: string, code: string) =>
  join(root, 'node_modules/.cache/languages', code);

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

/** Pages on request that visitors read, below src/pages. */
const PAGES_ON_REQUEST = '{f,booking,estimate}/**/*.{astro,ts}';

/** Files shared by all languages. */
const ONCE = ['robots.txt', '.well-known', 'comments-frame', 'neutral'];

async function build(root: string, code: string): Promise<void> {
  const child = spawn(process.execPath, [ASTRO, 'build', '--silent'], {
    cwd: root,
    env: { ...process.env, [LANGUAGE_SETTING]: code },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0)
    throw new Error(`the build of the language "${code}" failed (status ${status})`);
}

async function move(from: string, site: string, code: string): Promise<void> {
  const to = join(site, code);
  await mkdir(to, { recursive: true });
  await cp(join(from, '_astro'), join(site, '_astro'), { recursive: true });
  for (const name of await readdir(from))
    if (name === 'index.html') await rename(join(from, name), `${to}.html`);
    else if (name !== '_astro' && !ONCE.includes(name))
      await rename(join(from, name), join(to, name));
}

/** Builds the site again for each further language, below /<language>/; `astro dev` shows that of SITE_LANGUAGE (decision 0017). */
export function otherLanguages(): AstroIntegration {
  let root = '';
  let isStatic = false;
  return {
    name: 'languages',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, addMiddleware, injectRoute }) => {
        root = fileURLToPath(config.root);
        isStatic = command === 'build' && !language.isDefault;
        const localLinks = {
          entrypoint: new URL('model/local-links.ts', config.srcDir),
          order: 'post',
        } as const;
        if (language.isDefault) {
          const pages = fileURLToPath(new URL('pages', config.srcDir));
          // One file answers in all languages, each at its own address.
          for (const { code } of furtherLanguages)
            for (const page of globSync(PAGES_ON_REQUEST, { cwd: pages }))
              injectRoute({
                pattern: `/${code}/${normalizePath(page).replace(/(?:\/index)?\.\w+$/, '')}`,
                entrypoint: join(pages, page),
                prerender: false,
              });
          // Forms still open in a removed language lose nothing: the default language answers.
          injectRoute({
            pattern: '/[language]/f/contact',
            entrypoint: join(pages, 'f/contact.astro'),
            prerender: false,
          });
          if (furtherLanguages.length > 0) addMiddleware(localLinks);
          return;
        }
        addMiddleware(localLinks);
        if (!isStatic) return;
        const folder = workFolder(root, language.code);
        updateConfig({
          outDir: pathToFileURL(`${folder}/`),
          // The site needs public/ only once.
          publicDir: pathToFileURL(`${folder}-public/`),
        });
      },
      'astro:route:setup': ({ route }) => {
        // Overrides their files: without an adapter no page may be on request, not even one that is left out.
        if (isLeftOut(route.component.replace('src/pages', ''), isStatic)) route.prerender = true;
      },
      'astro:server:setup': ({ server }) => {
        if (language.isDefault) return;
        const prefix = new RegExp(`^/${language.code}(?=[/?#]|$)`);
        server.middlewares.use((request, _, next) => {
          request.url = request.url?.replace(prefix, '').replace(/^(?!\/)/, '/');
          next();
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!language.isDefault || furtherLanguages.length === 0) return;
        const site = fileURLToPath(dir);
        const folders = new Map(furtherLanguages.map(({ code }) => [code, workFolder(root, code)]));
        for (const [code, folder] of folders) {
          await build(root, code);
          await move(folder, site, code);
          logger.info(`built /${code}`);
        }
        for (const folder of folders.values()) await rm(folder, { recursive: true });
      },
    },
  };
}
