import { basename } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError, type ContentIssue } from '../src/content/issues.ts';
import { language, languages } from '../src/content/language.ts';
import { CONTENT } from '../src/content/read.ts';
import { filesOnDisk, type ProjectFiles, readRecords } from '../src/content/records.ts';
import { pageSchemas } from '../src/content/schema/pages.ts';
import { collections } from '../src/content.config.ts';
import { schemaOf } from './validate/json-schema.ts';
import { type ContentRecord, readCollections, readsOf } from './validate/read-collections.ts';
import { referenceIssues, type Target } from './validate/references.ts';
import { textIssues, translationIssues } from './validate/translations.ts';

const LOGOS = 'src/assets/clients';

const schemas = {
  ...Object.fromEntries(
    Object.entries(collections).map(([name, { schema }]) => [name, schemaOf(schema)]),
  ),
  ...Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema]),
  ),
};

/** The pages as records: their texts were checked before, their addresses and references are checked with those of all others. */
const pageRecords = (files: ProjectFiles): ContentRecord[] =>
  readRecords(files, { folder: 'pages', ending: '.yaml' }).records.map(({ value, ...record }) => ({
    ...record,
    collection: `pages/${record.id}`,
    data: Object(value),
  }));

const targetsIn = (files: ProjectFiles, records: readonly ContentRecord[]) => {
  const logos = files.list(LOGOS).filter((file) => file.endsWith('.svg'));
  return (name: string): Target => {
    if (name === 'logos')
      return { ids: logos.map((file) => basename(file, '.svg')), place: `${LOGOS}/` };
    const reads = readsOf(collections, name);
    const ids = records.flatMap(({ collection, id }) => (collection === name ? [id] : []));
    return { ids, place: 'list' in reads ? reads.list : `${reads.folder}/` };
  };
};

/** @param further languages, whose files are compared with those of the first */
export function contentIssues(
  files: ProjectFiles,
  further = languages.filter(({ isDefault }) => !isDefault),
): ContentIssue[] {
  const { records, issues, unread } = readCollections(files, collections);
  const pages = pageRecords(files);
  const references = (all: ContentRecord[]) =>
    referenceIssues([...pages, ...all], schemas, targetsIn(files, all));
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
