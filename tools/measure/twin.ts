import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inlineStyleHashes } from '../../build/security-headers-policy.ts';

/**
 * The page without scripts and without fonts that are fetched. Fallback faces, which name local fonts, stay, so that
 * lines break where they do before our fonts have come.
 */
export const withoutScriptsAndFonts = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:\brel="modulepreload"|\bas="font")[^>]*>/g, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, (style) =>
      style.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, ''),
    );

/** The headers with the hashes of the page's style elements replaced by those of its twin. */
export function allowTwinStyles(headers: string, html: string, twin: string): string {
  const hashes = inlineStyleHashes(twin);
  return inlineStyleHashes(html).reduce(
    (text, hash, index) => text.replaceAll(hash, hashes[index] ?? hash),
    headers,
  );
}

/**
 * Copies the built site and makes the given pages twins of themselves (withoutScriptsAndFonts).
 * @throws where the site has no such page
 */
export async function makeTwin(site: string, folder: string, paths: string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, { recursive: true });
  const headersPath = join(folder, '_headers');
  let headers = await readFile(headersPath, 'utf8');
  for (const pathname of new Set(paths.map((path) => new URL(path, 'http://localhost').pathname))) {
    const file = join(folder, pathname === '/' ? 'index.html' : `${pathname}.html`);
    const html = await readFile(file, 'utf8').catch(() => {
      throw new Error(`There is no page ${pathname} in ${site}.`);
    });
    const twin = withoutScriptsAndFonts(html);
    headers = allowTwinStyles(headers, html, twin);
    await writeFile(file, twin);
    await writeFile(`${file}.br`, brotliCompressSync(twin));
    await writeFile(`${file}.gz`, gzipSync(twin));
  }
  await writeFile(headersPath, headers);
}
