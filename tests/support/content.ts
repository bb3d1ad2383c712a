import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { derivedFields } from '../../src/content/derived-fields.ts';
import { readTextFile } from '../../src/content/files.ts';

const CONTENT = new URL('../../src/content/', import.meta.url);

/** The text of a file of src/content/. */
const read = (path: string) => readTextFile(fileURLToPath(new URL(path, CONTENT)));

/** A YAML file of src/content/. */
export const yaml = <Value>(path: string) => parse(read(path)) as Value;

/** Returns the files of a folder of src/content/ with the given ending, as paths from src/content/; [] without the folder. */
export const names = (folder: string, ending: string) =>
  (existsSync(new URL(folder, CONTENT)) ? readdirSync(new URL(folder, CONTENT)) : [])
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** Every record of a folder of src/content/, with the fields that are derived from the name of its file. */
export const records = <Value>(folder: 'services' | 'industries' | 'projects') =>
  names(folder, '.yaml').map((file) => ({
    ...yaml<Value>(file),
    ...derivedFields[folder](basename(file, '.yaml')),
  }));

/** Front matter and text of a Markdown file of src/content/. */
export function markdown<Head>(file: string): { file: string; head: Head; body: string } {
  const [, head = '', body = ''] = read(file).match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  return { file, head: parse(head) as Head, body };
}
