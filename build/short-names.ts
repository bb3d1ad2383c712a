import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AcceptedPlugin } from 'postcss';
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

const PROPERTIES = /--[a-z][\w-]*/g;

/**
 * The short name of each custom property that the styles of a folder both set and read, so none of a library; one that a script names has
 * none. A script that puts names together (`--${name}`) has them in quotes in the same file.
 */
export function shortPropertyNames(folder: string): Map<string, string> {
  const read = (ending: string) =>
    listFiles(folder, ending)
      .filter((name) => !name.includes('.test.'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  const styles = read('.css').join();
  const set = new Set([...styles.matchAll(/(--[a-z][\w-]*):/g)].map(([, name = '']) => name));
  const isRead = new Set([...styles.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name]) => name));
  const inScripts = ['.ts', '.tsx', '.astro'].flatMap(read).flatMap((script) => {
    const quoted = script.includes('`--${') ? script.match(/(?<=')[a-z][\w-]*(?=')/g) : [];
    return [...(script.match(PROPERTIES) ?? []), ...(quoted ?? []).map((name) => `--${name}`)];
  });
  const kept = new Set(inScripts);
  const uses = (name: string) => styles.split(`var(${name}`).length;
  const short = [...set]
    .filter((name) => isRead.has(name) && !kept.has(name))
    .toSorted((a, b) => uses(b) - uses(a));
  return new Map(short.map((name, index) => [name, `--${index.toString(36)}`]));
}

/**
 * A PostCSS plug-in, which sees what `@import` brings as well: gives custom properties short names. Readable ones cost a page 0.4 kB after
 * brotli (decision 0014).
 */
export function shortProperties(folder: string): AcceptedPlugin {
  const names = shortPropertyNames(folder);
  const shorten = (css: string) => css.replace(PROPERTIES, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: 'short-properties',
    Once(root) {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}
