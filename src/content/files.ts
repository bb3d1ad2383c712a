import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Reads src/content by paths from the project's root. The server bundle carries the texts in its place (build/content.ts). */

export const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

export const exists = (path: string): boolean => existsSync(path);

/** Paths of the files below a folder, from that folder; none where it is missing, since Git keeps no empty folder. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
