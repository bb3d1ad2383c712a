import { dirname, join } from 'node:path/posix';
import { derived } from './derived-fields.ts';
import { withFacts } from './facts.ts';
import { exists, listFiles, readTextFile } from './files.ts';
import { insightSlug } from './insight-slug.ts';
import { attempt, type ContentIssue } from './issues.ts';
import { type Language, translationOf } from './language.ts';
import { transliterate } from './language-facts.ts';
import { CONTENT } from './read.ts';
import { FRONT_MATTER, parseYaml } from './yaml.ts';

/** Reads the files of a project. Paths are relative to its folder. */
export interface ProjectFiles {
  read: (path: string) => string;
  exists: (path: string) => boolean;
  /** Returns the paths of all files in a folder and its subfolders, relative to it; [] without the folder. */
  list: (folder: string) => string[];
}

export const filesOnDisk = (root = '.'): ProjectFiles => ({
  read: (path) => readTextFile(join(root, path)),
  exists: (path) => exists(join(root, path)),
  list: (folder) => listFiles(join(root, folder)),
});

/** Overlays texts on files, `null` for a file that is removed; without files, returns these texts alone. */
export const filesWith = (
  texts: Readonly<Record<string, string | null>>,
  files: ProjectFiles = { read: () => '', exists: () => false, list: () => [] },
): ProjectFiles => ({
  read: (path) => texts[path] ?? files.read(path),
  exists: (path) => (path in texts ? texts[path] !== null : files.exists(path)),
  list: (folder) => {
    const start = `${folder}/`;
    const given = Object.keys(texts).filter((path) => path.startsWith(start));
    const names = new Set([
      ...files.list(folder),
      ...given.map((path) => path.slice(start.length)),
    ]);
    return [...names].filter((name) => texts[start + name] !== null);
  },
});

/** Returns files with their facts filled in. With a language, an original's path returns its translation, if there is one. */
const filledFiles = (files: ProjectFiles, language?: Language): ProjectFiles => ({
  ...files,
  read: (path) => {
    const file = language ? translationOf(path, language, files.exists) : path;
    return withFacts(files.read(file), file, files);
  },
});

/** Source of a collection in src/content/: the files of a folder with an ending, one entry each, or a file that lists entries. */
export type Reads = { folder: string; ending: '.yaml' | '.md' } | { list: string };

const BELOW_CONTENT = new RegExp(`^.*/${CONTENT}(/.+)`);

/** Returns the path below src/content, such as /services/web.yaml, of a path from a watcher on any system; '' for other files. */
export const pathInContent = (path: string): string =>
  BELOW_CONTENT.exec(path.replaceAll('\\', '/'))?.[1] ?? '';

/** Returns true if a watcher's path contains entries or translations of them. */
export function isReadFrom(reads: Reads, path: string): boolean {
  const file = pathInContent(path);
  return 'list' in reads
    ? file.endsWith(`/${reads.list}`)
    : dirname(file).endsWith(`/${reads.folder}`);
}

export interface ReadRecord {
  /** The name of its file, or its `id` in a list. */
  id: string;
  /** The original's file, in every language. */
  file: string;
  /** Its name in messages if it shares its file with others, such as `entry 12`; '' otherwise. */
  entry: string;
  /** Undefined if the file cannot be parsed; references to it stay valid. */
  value?: unknown;
}

type TextFault = (text: string) => string | undefined;

interface Found {
  records: ReadRecord[];
  issues: ContentIssue[];
  /** True if entries are missing because their list cannot be parsed. */
  unread?: boolean;
}

const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const asFileName = (name: string, tag?: string) =>
  transliterate(name, tag)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Parsed values by text: the check and the collections of a build read the same files. */
const known = new Map<string, unknown>();

const parseFields = (text: string, file: string, firstLine = 1) =>
  attempt(() => {
    if (known.has(text)) return known.get(text);
    // A substring, and values parsed from it, would keep the whole text in memory.
    const copy = Buffer.from(text).toString();
    const value = parseYaml(copy, file, firstLine);
    known.set(copy, value);
    return value;
  });

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the derived fields to the written ones; writing a derived field is an issue. */
function withDerived(file: string, value: unknown, derived: Readonly<Record<string, unknown>>) {
  const fields = value ?? {};
  if (!isObject(fields)) return { value, issues: [] };
  const issues = Object.keys(derived)
    .filter((name) => name in fields)
    .map((field) => ({ source: file, field, message: "follows from the file's name; remove it" }));
  return { value: { ...fields, ...derived }, issues };
}

function readFolder(
  files: ProjectFiles,
  { folder, ending }: Extract<Reads, { folder: string }>,
  textFault: TextFault,
): Found {
  const found: Found = { records: [], issues: [] };
  const names = files.list(`${CONTENT}/${folder}`).filter((name) => !name.includes('/'));
  for (const name of names.filter((one) => one.endsWith(ending)).sort()) {
    const file = `${CONTENT}/${folder}/${name}`;
    const id = name.slice(0, -ending.length);
    const report = (message: string) => found.issues.push({ source: file, field: '', message });
    if (!FILE_NAME.test(id)) {
      report(
        `no page can have this name; rename it ${asFileName(id) || 'with letters and digits'}${ending}`,
      );
      continue;
    }
    const { value: text = '', issues: lacking } = attempt(() => files.read(file));
    const front = FRONT_MATTER.exec(text);
    if (ending === '.md' && !front && !lacking) {
      report('has no fields; begin the file with a line ---, then the fields, then a line ---');
      continue;
    }
    const parsed = lacking
      ? { issues: lacking }
      : parseFields(front?.[1] ?? text, file, front ? 2 : 1);
    const record = { id, file, entry: '' };
    if (parsed.issues) {
      found.issues.push(...parsed.issues);
      found.records.push(record);
      continue;
    }
    const fault = front && textFault(text.slice(front[0].length));
    if (fault) found.issues.push({ source: file, field: 'text', message: fault });
    const { value, issues } = withDerived(file, parsed.value, derived(folder, id));
    found.issues.push(...issues);
    found.records.push({ ...record, value });
  }
  return found;
}

function readList(files: ProjectFiles, list: string): Found {
  const file = `${CONTENT}/${list}`;
  const nothing = (message: string) => [{ source: file, field: '', message }];
  if (!files.exists(file))
    return {
      records: [],
      issues: nothing('is missing; add it, or an empty file for an empty list'),
      unread: true,
    };
  const { value: text = '', issues: lacking } = attempt(() => files.read(file));
  const { value, issues } = lacking ? { issues: lacking } : parseFields(text, file);
  if (issues) return { records: [], issues: [...issues], unread: true };
  const entries = value ?? [];
  if (!Array.isArray(entries))
    return { records: [], issues: nothing('must be a list; begin each entry with "- "') };
  const records = entries.map((value, index) => {
    const { id } = (value ?? {}) as { id?: unknown };
    return { id: String(id ?? ''), file, entry: `entry ${id ?? `[${index}]`}`, value };
  });
  return { records, issues: [] };
}

/**
 * Reads the entries of a collection.
 * @param one language whose translations replace the originals
 * @param textFault returns the fault in the text of a Markdown file, or ''
 */
export function readRecords(
  files: ProjectFiles,
  reads: Reads,
  one?: Language,
  textFault: TextFault = () => '',
): Found {
  const own = filledFiles(files, one);
  if ('list' in reads) return readList(own, reads.list);
  const found = readFolder(own, reads, textFault);
  if (!reads.folder.startsWith('insights/')) return found;
  const originals = one ? readFolder(filledFiles(files), reads, () => '') : found;
  const values = new Map(originals.records.map(({ id, value }) => [id, value]));
  const records = found.records.map((record) => {
    const slug = insightSlug(Object(values.get(record.id)), record.id);
    return isObject(record.value) ? { ...record, value: { slug, ...record.value } } : record;
  });
  return { ...found, records };
}
