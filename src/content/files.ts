import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withFacts } from './facts.ts';
import { contentError } from './issues.ts';
import { FRONT_MATTER, parseYaml } from './yaml.ts';

/** Reads src/content by paths from the project's root. The server bundle contains the values instead (build/content.ts). */

/** Returns the text of a file with LF line ends and no byte order mark, however it was saved. @throws if there is no such file */
export const readTextFile = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** Returns the text of a content file with facts. @throws {ContentError} if facts.yaml lacks one */
export const readFilled = (file: string): string =>
  withFacts(readTextFile(file), file, { read: readTextFile, exists });

/** Returns the value of a YAML file, or of a Markdown file's front matter. @throws {ContentError} if it is missing or invalid */
export function readYamlFile(file: string): unknown {
  if (!existsSync(file))
    throw contentError(file, '', "is missing; add it, or run from the project's folder");
  const text = readFilled(file);
  return parseYaml(file.endsWith('.md') ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text, file);
}

export const exists = (path: string): boolean => existsSync(path);

/**
 * Returns the paths of all files in a folder and its subfolders, relative to it, with slashes on every system, sorted; [] if it is
 * missing, since Git keeps no empty folder. @param endings of names; a file has one of them
 */
export const listFiles = (folder: string, ...endings: string[]): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name) => endings.length === 0 || endings.some((ending) => name.endsWith(ending)))
    .sort();
