import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the sorted paths of all files below a folder whose names have one of the endings. */
export async function listFiles(folder: string, ...endings: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
