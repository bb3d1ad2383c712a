import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

export { listedPaths as paths } from '../page-kinds.ts';

const DIST = new URL('../../dist/', import.meta.url);

/** The HTML of a built page by its path. @throws where the build has no such page */
export function html(path: string): string {
  const file = new URL(path === '/' ? 'index.html' : `${path.slice(1)}.html`, DIST);
  if (!existsSync(file)) throw new Error(`dist has no page ${path}; run npm run build`);
  return readFileSync(file, 'utf8');
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** The words of markup as a visitor reads them: tags away, white space folded. */
export const words = (markup: string) =>
  markup
    .replace(/<script\b[\s\S]*?<\/script>|<head\b[\s\S]*?<\/head>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a built page. */
export const visibleText = (path: string) => words(html(path));

/** The list, which what is tested is drawn from. @throws where it is empty, so that no test passes for want of cases */
export function filled<T>(list: T[], what: string): T[] {
  if (list.length === 0) throw new Error(`The build has no ${what} to test.`);
  return list;
}

/** Bytes of a built file after brotli; files that are compressed already count as they are. */
export function bytes(path: string): number {
  const file = new URL(path.slice(1), DIST);
  const packed = new URL(`${path.slice(1)}.br`, DIST);
  if (existsSync(packed)) return statSync(packed).size;
  return /\.(?:html|css|js|svg|json)$/.test(path)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size;
}
