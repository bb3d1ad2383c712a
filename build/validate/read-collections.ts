import type { SchemaContext } from 'astro:content';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path/posix';
import { z } from 'astro/zod';
import { normalizePath } from 'vite';
import { readTextFile } from '../../src/content/files.ts';
import { ContentError, type ContentIssue, choices, examine } from '../../src/content/issues.ts';
import { FRONT_MATTER, parseYaml } from '../../src/content/read.ts';
import type { ContentLoader } from '../../src/content.config.ts';
import { markdownFault } from '../../src/model/markdown/placeholders.ts';

/** Reads the files of a project. Paths are relative to its folder. */
export interface ProjectFiles {
  read: (path: string) => string;
  exists: (path: string) => boolean;
  /** Returns the paths of all files in a folder and its subfolders, relative to it; [] without the folder. */
  list: (folder: string) => string[];
}

export const filesOnDisk = (root: string): ProjectFiles => ({
  read: (path) => readTextFile(join(root, path)),
  exists: (path) => existsSync(join(root, path)),
  list: (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            normalizePath(join(entry.parentPath, entry.name)).slice(join(root, folder).length + 1),
          )
      : [],
});

export interface ContentRecord {
  collection: string;
  /** The name of its file, or its `id` in a list. */
  id: string;
  file: string;
  /** Its name in messages if it shares its file with others, such as `entry 12`; '' otherwise. */
  entry: string;
  /** The output of its schema; undefined if parsing or validation failed. */
  data?: Record<string, unknown> | undefined;
}

export const fieldOf = (entry: string, name: string) => [entry, name].filter(Boolean).join(', ');

export const CONTENT = 'src/content';
/** Files that an author may take for content. Pictures may lie in the same folders. */
export const TEXT_FILE = /\.(?:ya?ml|mdx?|markdown|json|toml|txt)$/i;
const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const asFileName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the schema of a picture field: the file must exist. Astro resolves it from the folder of the content file. */
const pictureIn = (files: ProjectFiles, file: string) =>
  z.string().superRefine((source, context) => {
    const path = source.startsWith('/') ? source.slice(1) : join(dirname(file), source);
    if (files.exists(path)) return;
    const near = files
      .list(dirname(path))
      .filter((name) => extname(name) !== '' && !name.includes('/'));
    const hint = near.length > 0 ? ` (${dirname(path)} has ${choices(basename(path), near)})` : '';
    const message = /^https?:/.test(source)
      ? `"${source}" is an address; download the picture to src/assets/ and name that file`
      : `there is no picture ${path}; put it there, or correct the name${hint}`;
    context.addIssue({ code: 'custom', message });
  });

function parseFields(text: string, file: string, firstLine = 1) {
  try {
    return { value: parseYaml(text, file, undefined, firstLine) };
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues };
    throw error;
  }
}

interface RawRecord extends Omit<ContentRecord, 'data'> {
  /** Undefined if the file cannot be parsed: references to it are valid all the same. */
  value?: unknown;
}
interface Found {
  raw: RawRecord[];
  issues: ContentIssue[];
  /** True if entries are missing because their list cannot be parsed. */
  unread?: boolean;
}

/** Adds the derived fields to the written ones; a derived field that is written is an issue. */
function withDerived(file: string, value: unknown, derived: Record<string, unknown>) {
  const fields = value ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields)) return { value, issues: [] };
  const issues = Object.keys(derived)
    .filter((name) => name in fields)
    .map((field) => ({ source: file, field, message: "follows from the file's name; remove it" }));
  return { value: { ...fields, ...derived }, issues };
}

function readFolder(
  files: ProjectFiles,
  collection: string,
  { folder, ending, derive }: Extract<ContentLoader['reads'], { folder: string }>,
): Found {
  const found: Found = { raw: [], issues: [] };
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
    const text = files.read(file);
    const front = FRONT_MATTER.exec(text);
    if (ending === '.md' && !front) {
      report('has no fields; begin the file with a line ---, then the fields, then a line ---');
      continue;
    }
    const parsed = parseFields(front?.[1] ?? text, file, front ? 2 : 1);
    const record = { collection, id, file, entry: '' };
    if (parsed.issues) {
      found.issues.push(...parsed.issues);
      found.raw.push(record);
      continue;
    }
    const fault = front && markdownFault(text.slice(front[0].length));
    if (fault) found.issues.push({ source: file, field: 'text', message: fault });
    const { value, issues } = withDerived(file, parsed.value, derive(id));
    found.issues.push(...issues);
    found.raw.push({ ...record, value });
  }
  return found;
}

function readList(files: ProjectFiles, collection: string, list: string): Found {
  const file = `${CONTENT}/${list}`;
  const found: Found = { raw: [], issues: [] };
  if (!files.exists(file)) {
    const message = 'is missing; add it: an empty file is an empty list';
    found.issues.push({ source: file, field: '', message });
    return { ...found, unread: true };
  }
  const { value, issues } = parseFields(files.read(file), file);
  if (issues) return { ...found, issues: [...issues], unread: true };
  if (value !== undefined && value !== null && !Array.isArray(value))
    found.issues.push({
      source: file,
      field: '',
      message: 'must be a list; begin each entry with "- "',
    });
  else
    for (const [index, one] of (value ?? []).entries()) {
      const { id } = (one ?? {}) as { id?: unknown };
      const entry = id === undefined || id === null ? `[${index}]` : `${id}`;
      found.raw.push({
        collection,
        id: String(id ?? ''),
        file,
        entry: `entry ${entry}`,
        value: one,
      });
    }
  return found;
}

function unreadFiles(files: ProjectFiles, all: readonly ContentLoader['reads'][]): ContentIssue[] {
  const folders = all.flatMap((reads) => ('folder' in reads ? [reads] : []));
  const roots = [...new Set(folders.map(({ folder }) => folder.split('/')[0] ?? folder))];
  return roots.flatMap((root) =>
    files
      .list(`${CONTENT}/${root}`)
      .filter((name) => TEXT_FILE.test(name) && !/(?:^|\/)[._]/.test(name))
      .flatMap((name) => {
        const path = `${root}/${name}`;
        const home = folders.find(({ folder }) => folder === dirname(path));
        if (home && path.endsWith(home.ending)) return [];
        const file = `${CONTENT}/${path}`;
        const places = folders
          .filter(({ folder }) => folder.startsWith(root))
          .map(({ folder }) => `${folder}/`);
        const message = home
          ? `nothing reads this file; rename it ${asFileName(basename(name, extname(name)))}${home.ending}, or move it elsewhere`
          : `nothing reads this folder; put the file into ${choices(dirname(path), places)}`;
        return [{ source: file, field: '', message }];
      }),
  );
}

export function readsOf(collection: string, loader: unknown): ContentLoader['reads'] {
  if (typeof loader === 'object' && loader !== null && 'reads' in loader)
    return loader.reads as ContentLoader['reads'];
  throw new Error(`src/content.config.ts: the loader of ${collection} does not say what it reads`);
}

/** Reads and validates every entry. `unread`: a list cannot be parsed, so its ids are unknown. @throws if a loader has no `reads` */
export function readCollections(
  files: ProjectFiles,
  all: Record<string, { loader?: unknown; schema?: unknown }>,
): { records: ContentRecord[]; issues: ContentIssue[]; unread: boolean } {
  let unread = false;
  const records: ContentRecord[] = [];
  const issues = unreadFiles(
    files,
    Object.entries(all).map(([name, { loader }]) => readsOf(name, loader)),
  );
  for (const [collection, { loader, schema }] of Object.entries(all)) {
    const reads = readsOf(collection, loader);
    const found =
      'list' in reads
        ? readList(files, collection, reads.list)
        : readFolder(files, collection, reads);
    issues.push(...found.issues);
    unread ||= found.unread ?? false;
    for (const { value, ...record } of found.raw) {
      if (value === undefined) {
        records.push(record);
        continue;
      }
      const { file, entry } = record;
      const context = { image: () => pictureIn(files, file) } as unknown as SchemaContext;
      const type = (typeof schema === 'function' ? schema(context) : schema) as z.ZodType;
      const { data, issues: own = [] } = examine(file, type, value);
      issues.push(...own.map((one) => ({ ...one, field: fieldOf(entry, one.field) })));
      records.push({ ...record, data: data as ContentRecord['data'] });
    }
  }
  return { records, issues, unread };
}
