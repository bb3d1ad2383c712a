import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Reads files of src/content by their paths from the project's root. The server bundle carries their texts in place of this
 * module (build/content.ts), because the files are not there at run time.
 */

/** The text of a file, or undefined where there is none. */
export const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** True for a file or a folder that exists. */
export const exists = (path: string): boolean => existsSync(path);

/** Paths of the files below a folder, from that folder; none where it is missing, since Git keeps no empty folder. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
