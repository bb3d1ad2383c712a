import { basename, dirname, extname, join } from 'node:path/posix';
import { z } from 'astro/zod';
import { type ContentIssue, choices, validate } from '../../src/content/issues.ts';
import type { Language } from '../../src/content/language.ts';
import { CONTENT } from '../../src/content/read.ts';
import {
  asFileName,
  type ProjectFiles,
  type ReadRecord,
  type Reads,
  readRecords,
} from '../../src/content/records.ts';
import { markdownFault } from '../../src/model/markdown/placeholders.ts';
import { schemaOf } from './json-schema.ts';

export interface ContentRecord extends Pick<ReadRecord, 'id' | 'file' | 'entry'> {
  collection: string;
  /** The output of its schema; undefined if parsing or validation failed. */
  data?: Record<string, unknown> | undefined;
}

export const fieldOf = (entry: string, name: string) => [entry, name].filter(Boolean).join(', ');

/** Files that an author may take for content. The folders may also have pictures. */
export const TEXT_FILE = /\.(?:ya?ml|mdx?|markdown|json|toml|txt)$/i;

/** Returns the schema of a picture field: the file must exist. Astro resolves it from the folder of the content file. */
const pictureIn = (files: ProjectFiles, file: () => string) =>
  z.string().superRefine((source, context) => {
    const path = source.startsWith('/') ? source.slice(1) : join(dirname(file()), source);
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

function unreadFiles(files: ProjectFiles, all: readonly Reads[]): ContentIssue[] {
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

/** The collections of src/content.config.ts, by name. */
export type Collections = Readonly<Record<string, { loader?: unknown; schema?: unknown }>>;

/** @throws if the loader is none of src/content/content-loader.ts */
export function readsOf(all: Collections, name: string): Reads {
  const loader = all[name]?.loader;
  if (typeof loader === 'object' && loader !== null && 'reads' in loader)
    return loader.reads as Reads;
  throw new Error(`src/content.config.ts: the loader of ${name} does not say what it reads`);
}

/**
 * Reads and validates every entry. `unread`: a list cannot be parsed, so its ids are unknown.
 * @param one the language whose translations replace their originals
 * @throws if a loader has no `reads`
 */
export function readCollections(
  files: ProjectFiles,
  all: Collections,
  one?: Language,
): { records: ContentRecord[]; issues: ContentIssue[]; unread: boolean } {
  let unread = false;
  const records: ContentRecord[] = [];
  const issues = unreadFiles(
    files,
    Object.keys(all).map((name) => readsOf(all, name)),
  );
  for (const [collection, { schema }] of Object.entries(all)) {
    const found = readRecords(files, readsOf(all, collection), one, markdownFault);
    issues.push(...found.issues);
    unread ||= found.unread ?? false;
    // One schema for all records: making it takes longer than checking a record.
    let file = '';
    const type = schemaOf(schema, () => pictureIn(files, () => file));
    for (const { value, ...record } of found.records) {
      if (value === undefined) {
        records.push({ collection, ...record });
        continue;
      }
      file = record.file;
      const { data, issues: own = [] } = validate(file, type, value);
      issues.push(...own.map((one) => ({ ...one, field: fieldOf(record.entry, one.field) })));
      records.push({ collection, ...record, data: data as ContentRecord['data'] });
    }
  }
  return { records, issues, unread };
}
