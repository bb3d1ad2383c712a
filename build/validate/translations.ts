import type { z } from 'astro/zod';
import {
  attempt,
  ContentError,
  type ContentIssue,
  contentError,
} from '../../src/content/issues.ts';
import { folderOf, type Language, translationOf } from '../../src/content/language.ts';
import { pages } from '../../src/content/pages.ts';
import { CONTENT, readFolder, readYaml } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import { pageIds } from '../../src/content/schema/page-ids.ts';
import { pageSchemas, siteSchemas } from '../../src/content/schema/pages.ts';
import { pricesSchema } from '../../src/content/schema/prices.ts';
import { siteTextsSchema } from '../../src/content/schema/site.ts';
import {
  type Collections,
  type ContentRecord,
  readCollections,
  readsOf,
  TEXT_FILE,
} from './read-collections.ts';

/** Fields that a translation must not change: address and publication. */
const FACTS = ['canonicalPath', 'liveLink', 'url', 'slug', 'draft', 'published', 'updated'];
/** Texts of prices.yaml that a translation must not change. Numbers must not change either. */
const PRICE_FACTS = ['currency', 'id', 'per', 'price'];

/** Returns the issues of a language's texts outside the collections. All of these files are required. */
export function textIssues(language: Language): ContentIssue[] {
  // The build of the default language reads these files with other schemas.
  if (language.isDefault) return [];
  const folder = folderOf(language);
  const moved = () => {
    const texts = readFolder('pages', pageSchemas, folder);
    const issues = pageIds
      .filter((id) => texts[id].page.path !== pages[id].path)
      .map((id) => ({
        source: `${folder}/pages/${id}.yaml`,
        field: 'page.path',
        message: `must be the same as in the default language; write ${pages[id].path}`,
      }));
    if (issues.length > 0) throw new ContentError(issues);
  };
  const priced = () => {
    const read = (base?: string) => readYaml('prices.yaml', pricesSchema, base);
    const amounts = ({ currency, prices, estimator }: ReturnType<typeof read>) =>
      JSON.stringify({ currency, prices, estimator }, (key, value) =>
        typeof value === 'string' && !PRICE_FACTS.includes(key) ? '' : value,
      );
    if (amounts(read(folder)) === amounts(read())) return;
    const message = 'must have the amounts of the default language; copy them from there';
    throw contentError(`${folder}/prices.yaml`, 'prices', message);
  };
  const { prices: _, moved: _old, ...others } = { ...siteSchemas, site: siteTextsSchema };
  const reads = Object.entries(others).map(
    ([name, schema]) =>
      () =>
        readYaml<z.ZodType>(`${name}.yaml`, schema, folder),
  );
  return [priced, ...reads, moved].flatMap((read) => attempt<unknown>(read).issues ?? []);
}

export function strayIssues(
  files: ProjectFiles,
  folder: string,
  lists: readonly string[],
): ContentIssue[] {
  const stray = files
    .list(folder)
    .filter((name) => TEXT_FILE.test(name) && !files.exists(`${CONTENT}/${name}`))
    .map((name) => ({
      source: `${folder}/${name}`,
      field: '',
      message: `translates nothing: there is no ${CONTENT}/${name}; correct its name, or remove it`,
    }));
  const lacking = lists
    .filter((name) => !files.exists(`${folder}/${name}`))
    .map((name) => ({
      source: `${folder}/${name}`,
      field: '',
      message: `is missing; translate ${CONTENT}/${name}, or add an empty file for an empty list`,
    }));
  return [...stray, ...lacking];
}

export function factIssues(
  translations: readonly ContentRecord[],
  originals: readonly ContentRecord[],
): ContentIssue[] {
  const known = new Map(originals.map((record) => [`${record.collection}/${record.id}`, record]));
  return translations.flatMap(({ collection, id, file, entry, data }) => {
    const original = known.get(`${collection}/${id}`)?.data;
    if (!data || !original || entry) return [];
    return FACTS.filter(
      (name) => JSON.stringify(data[name]) !== JSON.stringify(original[name]),
    ).map((name) => ({
      source: file,
      field: name,
      message:
        original[name] === undefined
          ? `is not in ${file}; remove it`
          : `must be the same as in ${file}; write ${original[name]}`,
    }));
  });
}

/** Returns all issues of a language's records. @param references returns the issues between records */
export function translationIssues(
  files: ProjectFiles,
  language: Language,
  collections: Collections,
  references: (records: ContentRecord[]) => ContentIssue[],
): ContentIssue[] {
  const originals = readCollections(files, collections).records;
  const { records, issues, unread } = readCollections(files, collections, language);
  const own = records.filter(({ file }) => translationOf(file, language, files.exists) !== file);
  const lists = Object.keys(collections).flatMap((name) => {
    const reads = readsOf(collections, name);
    return 'list' in reads ? [reads.list] : [];
  });
  return [...issues, ...(unread ? [] : references(records)), ...factIssues(own, originals)]
    .map((issue) => ({ ...issue, source: translationOf(issue.source, language, files.exists) }))
    .filter(({ source }) => source.startsWith(`${folderOf(language)}/`))
    .concat(strayIssues(files, folderOf(language), lists));
}
