import { posix } from 'node:path';

/** An entry of a collection as it was read, with the paths of its pictures beside it. */
interface StoredEntry {
  /** From the project's root. */
  filePath?: string;
  data: unknown;
  /** Paths from the entry's file. */
  assetImports?: readonly string[];
}

/** Where in some data a text stands: `img.src`, `screens[2].src`. */
function fieldOf(data: unknown, text: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? `[${key}]` : `.${key}`;
    if (value === text) return step;
    const below = fieldOf(value, text);
    if (below) return step + below;
  }
  return undefined;
}

/**
 * Pictures that an entry names and that are not there, a line each: file, field and path.
 * @param exists whether there is a file, by its path from the project's root
 */
export function missingPictures(entry: StoredEntry, exists: (file: string) => boolean): string[] {
  const { filePath = '', data, assetImports = [] } = entry;
  return assetImports.flatMap((path) => {
    const file = posix.join(posix.dirname(filePath), path);
    if (exists(file)) return [];
    const field = fieldOf(data, path)?.replace(/^\./, '') ?? 'a picture';
    return [`${filePath}: ${field}: there is no picture ${path} (looked for ${file})`];
  });
}
