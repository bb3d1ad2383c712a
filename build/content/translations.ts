import { insightSlug } from '../../src/content/insight-slug.ts';
import { folderOf, type Language, translationOf } from '../../src/content/language.ts';
import { ContentError, type Mistake } from '../../src/content/mistakes.ts';
import { pages } from '../../src/content/pages.ts';
import { readContent, readFolder } from '../../src/content/read.ts';
import type { Insight } from '../../src/content/schema/insight.ts';
import {
  insightCategoriesSchema,
  insightKindsSchema,
} from '../../src/content/schema/insight-lists.ts';
import { navigationSchema } from '../../src/content/schema/navigation.ts';
import { pageIds } from '../../src/content/schema/page-ids.ts';
import { pageSchemas } from '../../src/content/schema/pages.ts';
import { pricesSchema } from '../../src/content/schema/prices.ts';
import { siteTextsSchema } from '../../src/content/schema/site.ts';
import {
  CONTENT,
  type ContentRecord,
  type ProjectFiles,
  readContent as readRecords,
  readsOf,
  TEXT_FILE,
} from './read-content.ts';

/** Facts of a record that no language changes: where it stands, when it is shown. */
const FACTS = ['canonicalPath', 'liveLink', 'url', 'slug', 'draft', 'published', 'updated'];

/** Mistakes that a reader of texts throws. */
function mistakesOf(read: () => unknown): readonly Mistake[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

/** What is wrong with the texts of a language that are no records: all of them are wanted. */
export function textMistakes(one: Language): Mistake[] {
  // The build of a language reads its own, and the default one's differ.
  if (one.isDefault) return [];
  const folder = folderOf(one);
  const moved = () => {
    const texts = readFolder('pages', pageSchemas, folder);
    const mistakes = pageIds
      .filter((id) => texts[id].page.path !== pages[id].path)
      .map((id) => ({
        source: `${folder}/pages/${id}.yaml`,
        field: 'page.path',
        said: `must be as in the default language; write ${pages[id].path}`,
      }));
    if (mistakes.length > 0) throw new ContentError(mistakes);
  };
  const priced = () => {
    const read = (base?: string) => readContent('prices.yaml', pricesSchema, base);
    const amounts = ({ currency, prices }: ReturnType<typeof read>) =>
      JSON.stringify([currency, prices.map(({ id, from, to, per }) => [id, from, to, per])]);
    if (amounts(read(folder)) === amounts(read())) return;
    const said = 'must have the amounts of the default language; copy them from there';
    throw new ContentError([{ source: `${folder}/prices.yaml`, field: 'prices', said }]);
  };
  return [
    () => readContent('site.yaml', siteTextsSchema, folder),
    priced,
    () => readContent('navigation.yaml', navigationSchema, folder),
    () => readContent('insight-kinds.yaml', insightKindsSchema, folder),
    () => readContent('insight-categories.yaml', insightCategoriesSchema, folder),
    moved,
  ].flatMap(mistakesOf);
}

/** The files as a language reads them: translations in place of their originals, under the originals' names. */
export const filesIn = (files: ProjectFiles, one: Language): ProjectFiles => ({
  ...files,
  read: (path) => files.read(translationOf(path, one, files.exists)),
});

/** Case studies at the addresses of their originals, which come from titles. */
const atSameAddresses = (translations: ContentRecord[], originals: readonly ContentRecord[]) =>
  translations.map((record) => {
    const { collection, id, data } = record;
    if (collection !== 'caseStudies' || !data) return record;
    const original = originals.find((one) => one.collection === collection && one.id === id);
    const slug = original?.data && insightSlug(original.data as Insight, id);
    return { ...record, data: { ...data, slug: slug ?? data.slug } };
  });

/** Files of a language that translate nothing, and lists that it lacks. */
export function strayMistakes(
  files: ProjectFiles,
  folder: string,
  lists: readonly string[],
): Mistake[] {
  const stray = files
    .below(folder)
    .filter((name) => TEXT_FILE.test(name) && !files.exists(`${CONTENT}/${name}`))
    .map((name) => ({
      source: `${folder}/${name}`,
      field: '',
      said: `translates nothing: there is no ${CONTENT}/${name}; correct its name, or remove it`,
    }));
  const lacking = lists
    .filter((name) => !files.exists(`${folder}/${name}`))
    .map((name) => ({
      source: `${folder}/${name}`,
      field: '',
      said: `is missing; translate ${CONTENT}/${name}, or add an empty file: an empty list`,
    }));
  return [...stray, ...lacking];
}

/** Facts in which translations differ from their originals. */
export function factMistakes(
  translations: readonly ContentRecord[],
  originals: readonly ContentRecord[],
): Mistake[] {
  const known = new Map(originals.map((record) => [`${record.collection}/${record.id}`, record]));
  return translations.flatMap(({ collection, id, file, entry, data }) => {
    const original = known.get(`${collection}/${id}`)?.data;
    if (!data || !original || entry) return [];
    return FACTS.filter(
      (name) => JSON.stringify(data[name]) !== JSON.stringify(original[name]),
    ).map((name) => ({
      source: file,
      field: name,
      said:
        original[name] === undefined
          ? `does not stand in ${file}; remove it`
          : `must be as in ${file}; write ${original[name]}`,
    }));
  });
}

/**
 * Everything that is wrong with the records of a language.
 * @param references finds what records say about each other that is not true
 */
export function translationMistakes(
  files: ProjectFiles,
  one: Language,
  collections: Parameters<typeof readRecords>[1],
  references: (records: ContentRecord[]) => Mistake[],
): Mistake[] {
  const originals = readRecords(files, collections).records;
  const { records, mistakes, unread } = readRecords(filesIn(files, one), collections);
  const own = records.filter(({ file }) => translationOf(file, one, files.exists) !== file);
  const lists = Object.entries(collections).flatMap(([name, { loader }]) => {
    const reads = readsOf(name, loader);
    return 'list' in reads ? [reads.list] : [];
  });
  return [
    ...mistakes,
    ...(unread ? [] : references(atSameAddresses(records, originals))),
    ...factMistakes(own, originals),
  ]
    .map((mistake) => ({ ...mistake, source: translationOf(mistake.source, one, files.exists) }))
    .filter(({ source }) => source.startsWith(`${folderOf(one)}/`))
    .concat(strayMistakes(files, folderOf(one), lists));
}
