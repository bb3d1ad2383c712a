import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Reads src/content by paths from the project's root. The server bundle carries the texts in its place (build/content.ts). */

/** The text of a file with LF line ends and no byte order mark, however it was saved. @throws where there is no such file */
export const readTextFile = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

export const readText = (file: string): string | undefined =>
  existsSync(file) ? readTextFile(file) : undefined;

export const exists = (path: string): boolean => existsSync(path);

/** Paths of the files below a folder, from that folder; none where it is missing, since Git keeps no empty folder. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
