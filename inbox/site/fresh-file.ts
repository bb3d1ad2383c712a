import { readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/**
 * Reads and parses a file at once, gives a reader that looks at the disk at most once a second and
 * parses again when the file has changed. A missing file gives `fallback`.
 * @throws {Error} when the parser does.
 */
export function freshFile<T>(path: string, parse: (text: string) => T, fallback: T) {
  const first = statSync(path, { throwIfNoEntry: false });
  let value = first ? parse(readFileSync(path, 'utf8')) : fallback;
  let stamp = stampOf(first);
  let checked = performance.now();
  return async (): Promise<T> => {
    const now = performance.now();
    if (now - checked < 1000) return value;
    checked = now;
    const info = await stat(path).catch(() => null);
    const seen = stampOf(info);
    if (seen === stamp) return value;
    value = info ? parse(await readFile(path, 'utf8')) : fallback;
    stamp = seen;
    return value;
  };
}

const stampOf = (info: { ino: number; mtimeMs: number; size: number } | null | undefined) =>
  info ? `${info.ino}-${info.mtimeMs}-${info.size}` : 'none';
