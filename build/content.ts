import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
// Read here so that a mistake in them stops the build before it begins.
import '../src/content/insight-categories.ts';
import '../src/content/insight-kinds.ts';
import '../src/content/navigation.ts';
import '../src/content/pages.ts';
import { localPath, textFolder } from '../src/content/language.ts';
import { readContent } from '../src/content/read.ts';
import { displaySettingsSchema } from '../src/content/schema/pages/display-settings.ts';
import { searchSchema } from '../src/content/schema/pages/search.ts';

/** Texts that scripts of the browser import: as data, checked here, so that no reader of YAML goes along. */
const SCHEMAS = { 'display-settings': displaySettingsSchema, search: searchSchema };
const FILES = new RegExp(`/src/content/pages/(${Object.keys(SCHEMAS).join('|')})\\.yaml$`);

/** Links of texts that never become a page's HTML lead to this build's language. */
const localHref = (key: string, value: unknown) =>
  key === 'href' ? localPath(String(value)) : value;

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
              {
                name: 'texts-for-scripts',
                load: {
                  filter: { id: FILES },
                  handler: (id) => {
                    const name = FILES.exec(id)?.[1] as keyof typeof SCHEMAS;
                    return `export default ${JSON.stringify(readContent(`pages/${name}.yaml`, SCHEMAS[name], textFolder), localHref)}`;
                  },
                },
              },
            ],
          },
        });
      },
    },
  };
}
