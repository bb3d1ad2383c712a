import type { AstroIntegration } from 'astro';
import { features } from '../src/content/features.ts';
import { ContentError, type ContentIssue } from '../src/content/issues.ts';
import { furtherLanguages, language, languages } from '../src/content/language.ts';
import { CONTENT } from '../src/content/read.ts';
import {
  filesOnDisk,
  type ProjectFiles,
  pathInContent,
  readRecords,
} from '../src/content/records.ts';
import { pageSchemas } from '../src/content/schema/pages.ts';
import { collections } from '../src/content.config.ts';
import { foreignTexts } from './validate/foreign-texts.ts';
import { asJson, schemaOf } from './validate/json-schema.ts';
import { logoNames, pictureIssues } from './validate/pictures.ts';
import { type ContentRecord, readCollections, readsOf } from './validate/read-collections.ts';
import { referenceIssues, type Target } from './validate/references.ts';
import { textIssues, translationIssues } from './validate/translations.ts';

const LOGOS = 'src/assets/clients';

/** Schemas of collections and page texts, made once because that takes longer than a check. */
const schemas = new Map([
  ...Object.entries(collections).map(
    ([name, { schema }]) => [name, asJson(schemaOf(schema))] as const,
  ),
  ...Object.entries(pageSchemas).map(([id, schema]) => [`pages/${id}`, asJson(schema)] as const),
]);

/** Returns the pages as records, to check their addresses and references with all others. Their texts are checked before. */
const pageRecords = (files: ProjectFiles): ContentRecord[] =>
  readRecords(files, { folder: 'pages', ending: '.yaml' }).records.map(({ value, ...record }) => ({
    ...record,
    collection: `pages/${record.id}`,
    data: Object(value),
  }));

/** Returns the targets of references: the entries of each collection, and logos. */
function targetsIn(files: ProjectFiles, records: readonly ContentRecord[]): Map<string, Target> {
  const byCollection = Map.groupBy(records, ({ collection }) => collection);
  const logos = files.list(LOGOS);
  const targets = Object.keys(collections).map((name): [string, Target] => {
    const reads = readsOf(collections, name);
    const ids = byCollection.get(name)?.map(({ id }) => id) ?? [];
    return [name, { ids, place: 'list' in reads ? reads.list : `${reads.folder}/` }];
  });
  const ids = [...logoNames(logos), ...logos];
  return new Map([...targets, ['logos', { ids, place: `${LOGOS}/` }]]);
}

/** @param further languages to compare with the first */
export function contentIssues(files: ProjectFiles, further = furtherLanguages): ContentIssue[] {
  const { records, issues, unread } = readCollections(files, collections);
  const pages = pageRecords(files);
  const references = (all: ContentRecord[]) =>
    referenceIssues([...pages, ...all], schemas, targetsIn(files, all));
  const translations = further.flatMap((language) =>
    translationIssues(files, language, collections, references),
  );
  return [...issues, ...(unread ? [] : references(records)), ...translations].sort((a, b) =>
    a.source.localeCompare(b.source),
  );
}

/** Finds these issues before the languages' own builds, which start later. */
const otherTextIssues = () =>
  languages.filter((one) => one !== language).flatMap((one) => textIssues(one));

/** Milliseconds without changes before the content is checked again in development. */
const SETTLED = 200;

/** Stops the build before it renders, with all issues: Astro would stop at the first and ignore files with an unexpected name. */
export const checkContent = (): AstroIntegration => ({
  name: 'check-content',
  hooks: {
    'astro:config:done': async ({ logger }) => {
      const issues = [...otherTextIssues(), ...contentIssues(filesOnDisk())];
      issues.push(...(await pictureIssues(filesOnDisk(), 'src/assets', CONTENT, 'public')));
      if (issues.length > 0) throw new ContentError(issues);
      // Builds of further languages would repeat it.
      const foreign = language.isDefault ? foreignTexts(filesOnDisk(), features, languages) : [];
      for (const { file, what } of foreign) logger.warn(`${file}: ${what}`);
    },
    'astro:server:setup': ({ server, logger }) => {
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, path) => {
        if (!pathInContent(path)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const issues = contentIssues(filesOnDisk());
          if (issues.length > 0) logger.error(`\n${new ContentError(issues).message}`);
        }, SETTLED);
      });
    },
  },
});
