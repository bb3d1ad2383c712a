import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../src/content/files.ts';
import { basePath } from '../../src/content/site.ts';
import { withoutBase } from '../../src/lib/site-path.ts';
import { builtPaths, pathsOnRequest } from './page-kinds.ts';

export { builtPaths as paths } from './page-kinds.ts';

const DIST = new URL('../../dist/client/', import.meta.url);

/** Paths of built pages that the sitemap leaves out. */
export const unlisted = listFiles(fileURLToPath(DIST), '.html')
  .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
  .filter((path) => !builtPaths.includes(path));

/** Returns the text of a built file, or undefined if it does not exist. */
export function file(name: string): string | undefined {
  const url = new URL(name, DIST);
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}

/** Returns the data of a JSON file of the build. @throws if it does not exist */
export function json(name: string) {
  const text = file(name);
  if (text === undefined) throw new Error(`dist has no ${name}; run npm run build`);
  return JSON.parse(text);
}

/** Removes the base path from a path of the host. */
export const fromRoot = (path: string) => withoutBase(basePath, path) ?? path;

/** Returns the path of an address, without the base path. */
export const pathOf = (address: string) => fromRoot(new URL(address).pathname);

/** Returns the HTML of a built page. Its links have no base path. @throws if the build has no such page */
export function html(path: string): string {
  const file = new URL(path === '/' ? 'index.html' : `${path.slice(1)}.html`, DIST);
  if (!existsSync(file)) throw new Error(`dist has no page ${path}; run npm run build`);
  const text = readFileSync(file, 'utf8');
  return basePath === ''
    ? text
    : text.replace(
        /(\s(?:href|src|action|poster)=")(\/[^"]*)/g,
        (_, name, path) => name + fromRoot(path),
      );
}

/** Origin of the addresses in the sitemap. */
export const ORIGIN = new URL(
  /<loc>([^<]*)<\/loc>/.exec(file('sitemap.xml') ?? '')?.[1] ?? 'https://missing.example',
).origin;

/** Returns whether an address on the site's origin leads to a page or a file; true for other origins. */
function isBuilt(address: string): boolean {
  const { origin, pathname } = new URL(address);
  if (origin !== ORIGIN) return true;
  const path = decodeURIComponent(withoutBase(basePath, pathname) ?? '/outside').slice(1);
  if (pathsOnRequest.includes(`/${path}`)) return true;
  return ['', '.html', 'index.html'].some(
    (ending) => (path + ending).includes('.') && existsSync(new URL(path + ending, DIST)),
  );
}

/** Returns the absolute URLs on our own site that don't resolve. */
export const missing = (addresses: Iterable<string>) =>
  [...new Set(addresses)].filter((address) => !isBuilt(address));

export interface JsonLdNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Returns the nodes of a page's JSON-LD graph. @throws if it has none, or several */
export function graph(path: string): JsonLdNode[] {
  const [data = '', ...more] = [
    ...html(path).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => json);
  if (data === '' || more.length > 0) throw new Error(`${path} has not one graph of JSON-LD`);
  return JSON.parse(data)['@graph'];
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** Returns the words of markup as visitors read them: no tags, white space collapsed. */
export const words = (markup: string) =>
  markup
    .replace(/<script\b[\s\S]*?<\/script>|<head\b[\s\S]*?<\/head>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the markup of an insight's body; empty on other pages. */
export const proseOf = (page: string) =>
  /data-prose="[\s\S]*?(?=<section|<\/article>)/.exec(page)?.[0] ?? '';

export const visibleText = (path: string) => words(html(path));

/** Returns the list. @throws if it is empty, so that no test passes without cases */
export function filled<T>(list: T[], what: string): T[] {
  if (list.length === 0) throw new Error(`The build has no ${what} to test.`);
  return list;
}

/** Returns the size of a built file in bytes after brotli; compressed formats count as they are. */
export function bytes(path: string): number {
  const file = new URL(path.slice(1), DIST);
  const packed = new URL(`${path.slice(1)}.br`, DIST);
  if (existsSync(packed)) return statSync(packed).size;
  return /\.(?:html|css|js|svg|json)$/.test(path)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size;
}

/** Returns the directives of a policy by name. */
export const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
