import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
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

const PROPERTIES = /--[a-z][\w-]*/g;
const STYLES = /\.css(?:$|\?(?!raw))/;

/**
 * The short name of each custom property that the styles of a folder both set and read, so none of a library; one that a script names,
 * or may put together, has none.
 */
export function shortPropertyNames(folder: string): Map<string, string> {
  const read = (ending: string) =>
    listFiles(folder, ending).map((name) => readFileSync(join(folder, name), 'utf8'));
  const styles = read('.css').join();
  const set = new Set([...styles.matchAll(/(--[a-z][\w-]*):/g)].map(([, name = '']) => name));
  const isRead = new Set([...styles.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name]) => name));
  const inScripts = new Set(
    ['.ts', '.tsx', '.astro']
      .flatMap(read)
      .join()
      .match(/[a-z][\w-]*/g),
  );
  const short = [...set].filter((name) => isRead.has(name) && !inScripts.has(name.slice(2)));
  return new Map(short.map((name, index) => [name, `--${index.toString(36)}`]));
}

/** Gives custom properties short names in what is built: readable ones cost a page 0.4 kB after brotli (decision 0014). */
export function shortProperties(folder: string): Plugin {
  const names = shortPropertyNames(folder);
  return {
    name: 'short-properties',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!STYLES.test(id)) return undefined;
      return { code: code.replace(PROPERTIES, (name) => names.get(name) ?? name), map: null };
    },
  };
}
