import { contentIssues } from '../../build/check-content.ts';
import {
  type ContentRecord,
  readCollections,
  readsOf,
} from '../../build/validate/read-collections.ts';
import { insightCategories } from '../../src/content/insight-lists.ts';
import { ContentError, contentError } from '../../src/content/issues.ts';
import { CONTENT } from '../../src/content/read.ts';
import {
  asFileName,
  filesOnDisk,
  filesWith,
  type ProjectFiles,
} from '../../src/content/records.ts';
import { tones } from '../../src/content/schema/common.ts';
import { FRONT_MATTER } from '../../src/content/yaml.ts';
import { collections } from '../../src/content.config.ts';
import { leaves, withFields } from '../yaml/edit-yaml.ts';
import { fillYaml, readDocument, yamlOf } from '../yaml/yaml-text.ts';
import { codeOf } from './new-language.ts';

/** The collection of each kind of record, and its author's next step. */
const KINDS = {
  service: {
    collection: 'services',
    next: 'menu, footer, grids, form and sitemap are updated automatically',
  },
  industry: {
    collection: 'industries',
    next: 'menu, footer and sitemap are updated automatically; pages/projects.yaml lists the filters of the projects page',
  },
  project: {
    collection: 'projects',
    next: 'correct its industry, list its services, and set featured: true to show it on the home page',
  },
  article: {
    collection: 'articles',
    next: '`npm run dev` shows the draft; remove "draft: true" to publish it',
  },
  page: {
    collection: 'ownPages',
    next: 'name its file under main or company in navigation.yaml to link to it; sitemap, search and share picture are updated automatically',
  },
  legal: { collection: 'ownPages', next: 'name its file under legal in navigation.yaml' },
  person: {
    collection: 'people',
    next: 'name the id as the author of articles; authors are shown if insights in site.yaml has no fixedByline',
  },
} as const;
export type RecordKind = keyof typeof KINDS;
export const recordKinds = Object.keys(KINDS) as RecordKind[];

const NAMED = ['name', 'title'];

const templates = filesOnDisk(`${import.meta.dirname}/templates`);

/**
 * Returns the English template of a kind with the values in it, and with the words of a language if it has templates/<code>.yaml.
 * In Markdown only the fields above the text have places for values.
 */
export function render(kind: RecordKind, values: Record<string, string | number>, tag: string) {
  const reads = readsOf(collections, KINDS[kind].collection);
  const ending = 'list' in reads ? '.yaml' : reads.ending;
  const words = `${codeOf(tag)}.yaml`;
  const own = templates.exists(words) && readDocument(templates.read(words)).toJS()[kind];
  const { text, ...fields } = Object(own);
  const filled = (yaml: string) => fillYaml(withFields(yaml, leaves(fields)), values);
  const template = templates.read(`en/${kind}${ending}`);
  const [, head] = FRONT_MATTER.exec(template) ?? [];
  if (head === undefined) return filled(template);
  return `---\n${filled(head)}---\n${text ?? template.replace(FRONT_MATTER, '')}`;
}

/** Returns the first tone that no record of the kind has. If all are taken, they repeat. */
function freeTone(records: readonly ContentRecord[]): string {
  const taken = records.map(({ data }) => data?.tone);
  return tones.find((tone) => !taken.includes(tone)) ?? tones[records.length % tones.length] ?? '';
}

function withEntry(list: string, entry: string): string {
  const isEmpty = readDocument(list).contents === null || /^\[\]\s*$/m.test(list);
  const before = isEmpty ? list.replace(/^\[\]\s*$/m, '') : list;
  return `${before.trimEnd()}\n${entry}`.trimStart();
}

/**
 * Returns a record with a name and the next free number: its file, and the new texts of files, none if the record exists. A first
 * project adds the industry that it names, without a page. @param today ISO day @throws {ContentError} if it is not valid
 */
export function newRecord(kind: RecordKind, name: string, files: ProjectFiles, today: string) {
  const { collection, next } = KINDS[kind];
  const slug = asFileName(name);
  if (!slug) throw contentError('name', '', 'must have a letter or digit of the Latin alphabet');
  const { records } = readCollections(files, collections);
  const own = records.filter((record) => record.collection === collection);
  const id = Math.max(0, ...own.map(({ data }) => Number(data?.id) || 0)) + 1;
  const there = own.find(
    (record) =>
      record.id === slug || NAMED.some((field) => asFileName(`${record.data?.[field]}`) === slug),
  );
  const changes = new Map<string, string>();
  if (there) return { file: there.file, changes, next };
  const industries = ['industries', 'projectIndustries'].flatMap((one) =>
    records.filter((record) => record.collection === one),
  );
  const { facts } = readDocument(files.read(`${CONTENT}/pages/project.yaml`)).toJS();
  const industry = industries[0]?.id ?? asFileName(facts.industry);
  if (kind === 'project' && !industries[0]) {
    const list = `${CONTENT}/project-industries.yaml`;
    const entry = yamlOf([{ id: industry, name: facts.industry }]);
    changes.set(list, withEntry(files.read(list), entry));
  }
  const reads = readsOf(collections, collection);
  const file = `${CONTENT}/${'list' in reads ? reads.list : `${reads.folder}/${slug}${reads.ending}`}`;
  const values = {
    id,
    slug,
    name,
    tone: freeTone(own),
    industry,
    category: insightCategories[0]?.slug ?? '',
    today,
  };
  const { language } = readDocument(files.read(`${CONTENT}/site.yaml`)).toJS();
  const record = render(kind, values, language);
  changes.set(file, 'list' in reads ? withEntry(files.read(file), record) : record);
  const after = filesWith(Object.fromEntries(changes), files);
  const issues = contentIssues(after).filter(({ source }) => changes.has(source));
  if (issues.length > 0) throw new ContentError(issues);
  return { file, changes, next };
}
