import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
// Imported so that a mistake in them stops the build before it begins.
import '../src/content/insight-lists.ts';
import '../src/content/navigation.ts';
import '../src/content/pages.ts';
import { listFiles, readYamlFile } from '../src/content/files.ts';
import { textFolder } from '../src/content/language.ts';
import { CONTENT, readYaml } from '../src/content/read.ts';
import { siteSchemas } from '../src/content/schema/pages.ts';

readYaml('facts.yaml', siteSchemas.facts, textFolder);

/** Files for pages on request: YAML, and front matter of policies and own pages, whose names the menus show. */
const EMBEDDED = /\.yaml$|(?:^|\/)(?:policies|own-pages)\/.*\.md$/;

/** Returns src/content/files.ts with parsed files, so that no YAML parser is bundled, and all other names. */
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

/** Embeds content in bundles that run without the project's files: the pages on request and the command line. */
export const embedContent = (): Plugin => ({
  name: 'embed-content',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: { filter: { id: FILES_MODULE }, handler: embeddedFiles },
});

/** Checks the site's texts before the build, and watches them in development. */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ config, addWatchFile, updateConfig }) => {
        for (const name of listFiles(textFolder, '.yaml'))
          if (/^(?:pages\/)?[^/]+$/.test(name))
            addWatchFile(new URL(`${textFolder}/${name}`, config.root));
        updateConfig({ vite: { plugins: [embedContent()] } });
      },
    },
  };
}
