import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath } from 'vite';

/** Returns the sorted paths, with slashes on every system, of all files below a folder whose names have one of the endings. */
export async function listFiles(folder: string, ...endings: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => normalizePath(join(entry.parentPath, entry.name)))
    .sort();
}
