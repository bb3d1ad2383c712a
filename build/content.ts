import { globSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { z } from 'astro/zod';
import { normalizePath, type Plugin } from 'vite';
// Read here so that a mistake in them stops the build before it begins.
import '../src/content/insight-categories.ts';
import '../src/content/insight-kinds.ts';
import '../src/content/navigation.ts';
import '../src/content/pages.ts';
import { readTextFile } from '../src/content/files.ts';
import { localPath, textFolder } from '../src/content/language.ts';
import { CONTENT, check, FRONT_MATTER, readYamlFile } from '../src/content/read.ts';
import { displaySettingsSchema } from '../src/content/schema/pages/display-settings.ts';
import { searchSchema } from '../src/content/schema/pages/search.ts';

/**
 * Schemas of the texts that scripts of the browser import: as data, checked here, so that no reader of YAML goes along. Those of
 * what only the demo has lie beside them: that folder can be deleted.
 */
const SCHEMAS: Record<string, z.ZodType> = {
  [`${CONTENT}/pages/display-settings.yaml`]: displaySettingsSchema,
  [`${CONTENT}/pages/search.yaml`]: searchSchema,
};
for (const file of globSync('src/demo/*/*-words.ts')) {
  const { default: schema } = await import(/* @vite-ignore */ `${pathToFileURL(file)}`);
  SCHEMAS[normalizePath(file).replace(/ts$/, 'yaml')] = schema;
}
const TEXTS_FOR_SCRIPTS = new RegExp(`/(${Object.keys(SCHEMAS).map(RegExp.escape).join('|')})$`);

function textsForScripts(id: string): string {
  const [, name = ''] = TEXTS_FOR_SCRIPTS.exec(id) ?? [];
  const file = name.replace(CONTENT, textFolder);
  const texts = check(file, SCHEMAS[name] as z.ZodType, readYamlFile(file));
  return `export default ${JSON.stringify(texts, localHref)}`;
}

/** Links of texts that never become a page's HTML lead to this build's language. */
const localHref = (key: string, value: unknown) =>
  key === 'href' ? localPath(String(value)) : value;

/** In place of src/content/files.ts: texts of YAML files, front matter of policies and own pages, whose names the menus show, all other names. */
function embeddedFiles(root: URL): string {
  const folder = new URL(`${CONTENT}/`, root);
  const names = readdirSync(folder, { recursive: true })
    .map((name) => normalizePath(String(name)))
    .sort();
  const textOf = (name: string) => {
    const text = /\.yaml$|(?:^|\/)(?:policies|own-pages)\/.*\.md$/.test(name)
      ? readTextFile(fileURLToPath(new URL(name, folder)))
      : '';
    return name.endsWith('.md') ? (FRONT_MATTER.exec(text)?.[0] ?? '') : text;
  };
  const files = names.map((name) => [`${CONTENT}/${name}`, textOf(name)]);
  return `const files = new Map(${JSON.stringify(files)});
export const readText = (file) => files.get(file);
export const exists = (path) => files.has(path);
export const listFiles = (folder) =>
  [...files.keys()].filter((file) => file.startsWith(folder + '/')).map((file) => file.slice(folder.length + 1));
`;
}

const FILES_MODULE = /\/src\/content\/files\.ts$/;

/** Vite's plugin for bundles that run where the project's files are not: the pages on request and the command line. */
export const embedContent = (root: URL): Plugin => ({
  name: 'embed-content',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: { filter: { id: FILES_MODULE }, handler: () => embeddedFiles(root) },
});

/** The texts of the site: checked before anything is built, watched while somebody writes, given to scripts as data. */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile, updateConfig }) => {
        for (const folder of ['', 'pages/'].map(
          (name) => new URL(`${textFolder}/${name}`, config.root),
        ))
          for (const file of readdirSync(folder))
            if (file.endsWith('.yaml')) addWatchFile(fileURLToPath(new URL(file, folder)));
        updateConfig({
          vite: {
            plugins: [
              embedContent(config.root),
              {
                name: 'texts-for-scripts',
                load: { filter: { id: TEXTS_FOR_SCRIPTS }, handler: textsForScripts },
              },
            ],
          },
        });
      },
    },
  };
}
