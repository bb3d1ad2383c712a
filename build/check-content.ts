import { basename } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { language, languages } from '../src/content/language.ts';
import { ContentError, type Mistake } from '../src/content/mistakes.ts';
import { pages, projects } from '../src/content/pages.ts';
import { collections } from '../src/content.config.ts';
import {
  CONTENT,
  type ContentRecord,
  filesOnDisk,
  type ProjectFiles,
  readContent,
} from './content/read-content.ts';
import { referenceMistakes, type Surroundings } from './content/references.ts';
import { textMistakes, translationMistakes } from './content/translations.ts';

const LOGOS = 'src/assets/clients';

/** What stands beside the records: pages, logos, the filters of the work page. */
const surroundings = (files: ProjectFiles): Surroundings => ({
  pages: Object.entries(pages).map(([name, { path }]) => ({
    path,
    file: `${CONTENT}/pages/${name}.yaml`,
  })),
  logos: files
    .below(LOGOS)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg')),
  filters: {
    file: `${CONTENT}/pages/projects.yaml`,
    industries: projects.filters.options.map(({ industry }) => industry).filter(Boolean),
  },
});

/** Everything that is wrong with the content files, each mistake once. */
export function contentMistakes(files: ProjectFiles, beside = surroundings(files)): Mistake[] {
  const { records, mistakes, unread } = readContent(files, collections);
  const references = (all: ContentRecord[]) => referenceMistakes(all, beside);
  const translations = languages
    .filter(({ isDefault }) => !isDefault)
    .flatMap((one) => translationMistakes(files, one, collections, references));
  return [...mistakes, ...(unread ? [] : references(records)), ...translations].sort((a, b) =>
    a.source.localeCompare(b.source),
  );
}

/** What is wrong with the texts of the other languages; their own builds, which read them too, begin when this one ends. */
const otherTextMistakes = () =>
  languages.filter((one) => one !== language).flatMap((one) => textMistakes(one));

/** How long files keep quiet before they are read again while somebody writes, in milliseconds. */
const SETTLED = 200;

/**
 * Stops the build, before anything is made, with all mistakes of the records in one block: file, field and remedy a line. Astro would stop at the first one of its own and drop a file whose name it cannot read. While somebody writes,
 * the block stands in the terminal after each change.
 */
export function checkContent(): AstroIntegration {
  let root = '';
  return {
    name: 'check-content',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        const mistakes = [...otherTextMistakes(), ...contentMistakes(filesOnDisk(root))];
        if (mistakes.length > 0) throw new ContentError(mistakes);
      },
      'astro:server:setup': ({ server, logger }) => {
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, path) => {
          if (!path.includes(`/${CONTENT}/`)) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            const mistakes = contentMistakes(filesOnDisk(root));
            if (mistakes.length > 0) logger.error(`\n${new ContentError(mistakes).message}`);
          }, SETTLED);
        });
      },
    },
  };
}
