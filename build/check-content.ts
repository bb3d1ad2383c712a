import { basename } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError, type ContentIssue } from '../src/content/issues.ts';
import { language, languages } from '../src/content/language.ts';
import { pages, projects } from '../src/content/pages.ts';
import { collections } from '../src/content.config.ts';
import {
  CONTENT,
  type ContentRecord,
  filesOnDisk,
  type ProjectFiles,
  readCollections,
} from './validate/read-collections.ts';
import { type ProjectContext, referenceIssues } from './validate/references.ts';
import { textIssues, translationIssues } from './validate/translations.ts';

const LOGOS = 'src/assets/clients';

const projectContext = (files: ProjectFiles): ProjectContext => ({
  pages: Object.entries(pages).map(([name, { path }]) => ({
    path,
    file: `${CONTENT}/pages/${name}.yaml`,
  })),
  logos: files
    .list(LOGOS)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg')),
  filters: {
    file: `${CONTENT}/pages/projects.yaml`,
    industries: projects.filters.options.map(({ industry }) => industry).filter(Boolean),
  },
});

/** @param further languages, whose files are compared with those of the first */
export function contentIssues(
  files: ProjectFiles,
  context = projectContext(files),
  further = languages.filter(({ isDefault }) => !isDefault),
): ContentIssue[] {
  const { records, issues, unread } = readCollections(files, collections);
  const references = (all: ContentRecord[]) => referenceIssues(all, collections, context);
  const translations = further.flatMap((one) =>
    translationIssues(files, one, collections, references),
  );
  return [...issues, ...(unread ? [] : references(records)), ...translations].sort((a, b) =>
    a.source.localeCompare(b.source),
  );
}

/** Their own builds would find these issues too, but start after this one. */
const otherTextIssues = () =>
  languages.filter((one) => one !== language).flatMap((one) => textIssues(one));

/** Time without a further change before the content is checked again in development, in milliseconds. */
const SETTLED = 200;

/** Stops the build before it renders, with all issues: Astro would stop at the first and ignore files with an unexpected name. */
export function checkContent(): AstroIntegration {
  let root = '';
  return {
    name: 'check-content',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        const issues = [...otherTextIssues(), ...contentIssues(filesOnDisk(root))];
        if (issues.length > 0) throw new ContentError(issues);
      },
      'astro:server:setup': ({ server, logger }) => {
        let timer: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_event, path) => {
          if (!path.includes(`/${CONTENT}/`)) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            const issues = contentIssues(filesOnDisk(root));
            if (issues.length > 0) logger.error(`\n${new ContentError(issues).message}`);
          }, SETTLED);
        });
      },
    },
  };
}
