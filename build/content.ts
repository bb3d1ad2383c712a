import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { z } from 'astro/zod';
import { normalizePath, type Plugin } from 'vite';
// Read here so that a mistake in them stops the build before it begins.
import '../src/content/insight-lists.ts';
import '../src/content/navigation.ts';
import '../src/content/pages.ts';
import { listFiles, readYamlFile } from '../src/content/files.ts';
import { localPath, textFolder } from '../src/content/language.ts';
import { CONTENT, check } from '../src/content/read.ts';
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

/** What the pages on request read: YAML files, and front matter of policies and own pages, whose names the menus show. */
const EMBEDDED = /\.yaml$|(?:^|\/)(?:policies|own-pages)\/.*\.md$/;

/** In place of src/content/files.ts: the values of files, so that no reader of YAML goes along, and all other names. */
function embeddedFiles(): string {
  const files = listFiles(CONTENT)
    .map((name) => `${CONTENT}/${name}`)
    .map((file) => [file, EMBEDDED.test(file) ? readYamlFile(file) : null]);
  return `const files = new Map(${JSON.stringify(files)});
export const readYamlFile = (file) => files.get(file);
export const exists = (path) => files.has(path);
export const listFiles = (folder, ending = '') =>
  [...files.keys()].filter((file) => file.startsWith(folder + '/') && file.endsWith(ending)).map((file) => file.slice(folder.length + 1));
`;
}

const FILES_MODULE = /\/src\/content\/files\.ts$/;

/** Vite's plugin for bundles that run where the project's files are not: the pages on request and the command line. */
export const embedContent = (): Plugin => ({
  name: 'embed-content',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: { filter: { id: FILES_MODULE }, handler: embeddedFiles },
});

/** The texts of the site: checked before anything is built, watched while somebody writes, given to scripts as data. */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile, updateConfig }) => {
        for (const name of listFiles(textFolder, '.yaml'))
          if (/^(?:pages\/)?[^/]+$/.test(name))
            addWatchFile(new URL(`${textFolder}/${name}`, config.root));
        updateConfig({
          vite: {
            plugins: [
              embedContent(),
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
