import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGE_SETTING, language, languages } from '../src/content/language.ts';

/** Where the build of another language writes; its files move from there to the site. */
const workFolder = (root: string, code: string) =>
  join(root, 'node_modules/.cache/languages', code);

/** The command line of Astro, for a process that reads the texts of another language. */
const ASTRO = join(
  createRequire(import.meta.url).resolve('astro/package.json'),
  '../bin/astro.mjs',
);

/** What the build tells the form service. */
const SERVICE_CONFIG = '_inbox.json';
/** Stand once for all languages, beside the default one. */
const ONCE = [
  SERVICE_CONFIG,
  'client-logos.svg',
  'scenes.svg',
  'robots.txt',
  '.well-known',
  'comments-frame',
  'neutral',
];

/** @throws where the build fails; what it says stands on the error stream */
function build(root: string, code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, [LANGUAGE_SETTING]: code };
    spawn(process.execPath, [ASTRO, 'build', '--silent'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
      .on('error', reject)
      .on('exit', (status) =>
        status === 0
          ? resolve()
          : reject(new Error(`the build of the language "${code}" failed (status ${status})`)),
      );
  });
}

/** Moves the pages of a language below its own folder, and scripts and pictures to those of the site. */
async function move(from: string, site: string, code: string): Promise<void> {
  const to = join(site, code);
  await mkdir(to, { recursive: true });
  await cp(join(from, '_astro'), join(site, '_astro'), { recursive: true });
  for (const name of await readdir(from))
    if (name === 'index.html') await rename(join(from, name), `${to}.html`);
    else if (name !== '_astro' && !ONCE.includes(name))
      await rename(join(from, name), join(to, name));
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** What the form service must know of each language, in the one file that it reads. */
async function mergeServiceConfigs(site: string, folders: ReadonlyMap<string, string>) {
  const file = join(site, SERVICE_CONFIG);
  const others = [...folders].map(
    async ([code, folder]) => [code, await readJson(join(folder, SERVICE_CONFIG))] as const,
  );
  const all = {
    ...(await readJson(file)),
    languages: Object.fromEntries(await Promise.all(others)),
  };
  await writeFile(file, JSON.stringify(all));
}

/**
 * Builds the site once more for each further language and puts the result under /<language>/ (docs/decisions/0017). The
 * development server shows one language, the one that SITE_LANGUAGE names, at the addresses that it has later.
 */
export function otherLanguages(): AstroIntegration {
  let root = '';
  return {
    name: 'languages',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, addMiddleware }) => {
        root = fileURLToPath(config.root);
        if (language.isDefault) return;
        addMiddleware({
          entrypoint: new URL('model/local-links.ts', config.srcDir),
          order: 'post',
        });
        if (command !== 'build') return;
        const folder = workFolder(root, language.code);
        updateConfig({
          outDir: pathToFileURL(`${folder}/`),
          // Files of public/ stand in the site once.
          publicDir: pathToFileURL(`${folder}-public/`),
        });
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
        const others = languages.filter(({ isDefault }) => !isDefault);
        if (!language.isDefault || others.length === 0) return;
        const site = fileURLToPath(dir);
        const folders = new Map(others.map(({ code }) => [code, workFolder(root, code)]));
        for (const [code, folder] of folders) {
          await build(root, code);
          await move(folder, site, code);
          logger.info(`built /${code}`);
        }
        await mergeServiceConfigs(site, folders);
        for (const folder of folders.values()) await rm(folder, { recursive: true });
      },
    },
  };
}
