import type { SchemaContext } from 'astro:content';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path/posix';
import { z } from 'astro/zod';
import { ContentError, choices, examine, type Mistake } from '../../src/content/mistakes.ts';
import { parseYaml } from '../../src/content/read.ts';
import type { ContentLoader } from '../../src/content.config.ts';

/** The files of a project; paths are relative to its folder. A test gives them in memory. */
export interface ProjectFiles {
  read: (path: string) => string;
  exists: (path: string) => boolean;
  /** Files below a folder, with their paths from it; none where there is no such folder. */
  below: (folder: string) => string[];
}

/** The files on disk. */
export const filesOnDisk = (root: string): ProjectFiles => ({
  read: (path) => readFileSync(join(root, path), 'utf8'),
  exists: (path) => existsSync(join(root, path)),
  below: (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length + 1))
      : [],
});

/** An entry of a collection as its file has it. */
export interface ContentRecord {
  collection: string;
  /** The name of its file, or its `id` in a list. */
  id: string;
  file: string;
  /** What to call it in a file of many; '' where it has a file of its own. */
  entry: string;
  /** What its schema made of it; nothing where that failed. */
  data?: Record<string, unknown> | undefined;
}

/** A field of an entry that shares its file with others. */
export const fieldOf = (entry: string, name: string) => [entry, name].filter(Boolean).join(', ');

export const CONTENT = 'src/content';
/** What an author may take for content; pictures may lie beside it. */
export const TEXT_FILE = /\.(?:ya?ml|mdx?|markdown|json|toml|txt)$/i;
const FRONT_MATTER = /^(?:\uFEFF?|\s*\n)---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;
const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name as it may stand in an address. */
export const asFileName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A field of a picture: the file must exist. Astro resolves it from the folder of the content file. */
const pictureIn = (files: ProjectFiles, file: string) =>
  z.string().superRefine((source, context) => {
    const path = source.startsWith('/') ? source.slice(1) : join(dirname(file), source);
    if (files.exists(path)) return;
    const near = files
      .below(dirname(path))
      .filter((name) => extname(name) !== '' && !name.includes('/'));
    const hint = near.length > 0 ? ` (${dirname(path)} has ${choices(basename(path), near)})` : '';
    const message = /^https?:/.test(source)
      ? `"${source}" is an address; download the picture to src/assets/ and name that file`
      : `there is no picture ${path}; put it there, or correct the name${hint}`;
    context.addIssue({ code: 'custom', message });
  });

/** YAML as Astro reads it, or what is wrong with it. */
function readYaml(text: string, file: string, firstLine = 1) {
  try {
    return { value: parseYaml(text, file, undefined, firstLine) };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    throw error;
  }
}

interface RawRecord extends Omit<ContentRecord, 'data'> {
  /** Nothing where the file cannot be read: others may name it all the same. */
  value?: unknown;
}
interface Found {
  raw: RawRecord[];
  mistakes: Mistake[];
  /** True where entries are missing because their file cannot be read. */
  unread?: boolean;
}

function readFolder(
  files: ProjectFiles,
  collection: string,
  { folder, ending }: { folder: string; ending: string },
): Found {
  const found: Found = { raw: [], mistakes: [] };
  const names = files.below(`${CONTENT}/${folder}`).filter((name) => !name.includes('/'));
  for (const name of names.filter((one) => one.endsWith(ending)).sort()) {
    const file = `${CONTENT}/${folder}/${name}`;
    const id = name.slice(0, -ending.length);
    const fault = (said: string) => found.mistakes.push({ source: file, field: '', said });
    if (!FILE_NAME.test(id)) {
      fault(
        `no page can have this name; rename it ${asFileName(id) || 'with letters and digits'}${ending}`,
      );
      continue;
    }
    const text = files.read(file);
    const front = FRONT_MATTER.exec(text);
    if (ending === '.md' && !front) {
      fault('has no fields; begin the file with a line ---, then the fields, then a line ---');
      continue;
    }
    const { value, mistakes } = readYaml(front?.[1] ?? text, file, front ? 2 : 1);
    found.mistakes.push(...(mistakes ?? []));
    found.raw.push({ collection, id, file, entry: '', ...(!mistakes && { value: value ?? {} }) });
  }
  return found;
}

function readList(files: ProjectFiles, collection: string, list: string): Found {
  const file = `${CONTENT}/${list}`;
  const found: Found = { raw: [], mistakes: [] };
  if (!files.exists(file)) {
    const said = 'is missing; add it: an empty file is an empty list';
    found.mistakes.push({ source: file, field: '', said });
    return { ...found, unread: true };
  }
  const { value, mistakes } = readYaml(files.read(file), file);
  if (mistakes) return { ...found, mistakes: [...mistakes], unread: true };
  if (value !== undefined && value !== null && !Array.isArray(value))
    found.mistakes.push({
      source: file,
      field: '',
      said: 'must be a list; begin each entry with "- "',
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

/** Files beside the entries that no collection reads. */
function unreadFiles(files: ProjectFiles, all: readonly ContentLoader['reads'][]): Mistake[] {
  const folders = all.flatMap((reads) => ('folder' in reads ? [reads] : []));
  const roots = [...new Set(folders.map(({ folder }) => folder.split('/')[0] ?? folder))];
  return roots.flatMap((root) =>
    files
      .below(`${CONTENT}/${root}`)
      .filter((name) => TEXT_FILE.test(name) && !/(?:^|\/)[._]/.test(name))
      .flatMap((name) => {
        const path = `${root}/${name}`;
        const home = folders.find(({ folder }) => folder === dirname(path));
        if (home && path.endsWith(home.ending)) return [];
        const file = `${CONTENT}/${path}`;
        const places = folders
          .filter(({ folder }) => folder.startsWith(root))
          .map(({ folder }) => `${folder}/`);
        const said = home
          ? `nothing reads this file; rename it ${asFileName(basename(name, extname(name)))}${home.ending}, or move it elsewhere`
          : `nothing reads this folder; put the file into ${choices(dirname(path), places)}`;
        return [{ source: file, field: '', said }];
      }),
  );
}

export function readsOf(collection: string, loader: unknown): ContentLoader['reads'] {
  if (typeof loader === 'object' && loader !== null && 'reads' in loader)
    return loader.reads as ContentLoader['reads'];
  throw new Error(`src/content.config.ts: the loader of ${collection} does not say what it reads`);
}

/**
 * Every entry of the collections, and what is wrong with each by itself. `unread` where entries are missing because a
 * list cannot be read: then nobody can say which of them others may name.
 * @throws where a loader of content.config.ts does not say what it reads
 */
export function readContent(
  files: ProjectFiles,
  all: Record<string, { loader?: unknown; schema?: unknown }>,
): { records: ContentRecord[]; mistakes: Mistake[]; unread: boolean } {
  let unread = false;
  const records: ContentRecord[] = [];
  const mistakes = unreadFiles(
    files,
    Object.entries(all).map(([name, { loader }]) => readsOf(name, loader)),
  );
  for (const [collection, { loader, schema }] of Object.entries(all)) {
    const reads = readsOf(collection, loader);
    const found =
      'list' in reads
        ? readList(files, collection, reads.list)
        : readFolder(files, collection, reads);
    mistakes.push(...found.mistakes);
    unread ||= found.unread ?? false;
    for (const { value, ...record } of found.raw) {
      if (value === undefined) {
        records.push(record);
        continue;
      }
      const { file, entry } = record;
      const context = { image: () => pictureIn(files, file) } as unknown as SchemaContext;
      const type = (typeof schema === 'function' ? schema(context) : schema) as z.ZodType;
      const { data, mistakes: own = [] } = examine(file, type, value);
      mistakes.push(...own.map((one) => ({ ...one, field: fieldOf(entry, one.field) })));
      records.push({ ...record, data: data as ContentRecord['data'] });
    }
  }
  return { records, mistakes, unread };
}
