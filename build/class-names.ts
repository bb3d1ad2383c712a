import { join } from 'node:path';
import { normalizePath } from 'vite';
import { listFiles } from '../src/content/files.ts';

/** Classes and keyframes, each in the first group. */
const NAMES = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

/** Vite's `generateScopedName` with short names: hashes or readable ones cost a page 0.7 kB after brotli (decision 0014). */
export function shortClassNames(folder: string) {
  const modules = listFiles(folder, '.module.css').map((name) => normalizePath(join(folder, name)));
  return (name: string, id: string, css: string): string => {
    const [file = ''] = id.split('?');
    const names = [...new Set([...css.matchAll(NAMES)].map(([, one]) => one))];
    // 360 is "a0": a class begins with a letter.
    return `${(360 + modules.indexOf(file)).toString(36)}${names.indexOf(name).toString(36)}`;
  };
}
