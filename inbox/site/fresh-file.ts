import { readFile, stat } from 'node:fs/promises';

/**
 * Takes a path and a parser, gives a reader of the parsed file that looks at the disk at most
 * once a second and parses again when the file has changed. A missing file gives `fallback`.
 */
export function freshFile<T>(path: string, parse: (text: string) => T, fallback: T) {
  let value = fallback;
  let stamp = 'none';
  let checked = Number.NEGATIVE_INFINITY;
  return async (): Promise<T> => {
    const now = performance.now();
    if (now - checked < 1000) return value;
    checked = now;
    const info = await stat(path).catch(() => null);
    const seen = info ? `${info.ino}-${info.mtimeMs}-${info.size}` : 'none';
    if (seen === stamp) return value;
    value = info ? parse(await readFile(path, 'utf8')) : fallback;
    stamp = seen;
    return value;
  };
}
