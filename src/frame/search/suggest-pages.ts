import { basePath, withBase } from '../../lib/base-path.ts';
import { withoutBase } from '../../lib/site-path.ts';
import type { SearchPage } from '../../model/search-documents.ts';
import { createSearch, searchFile } from './site-search.ts';

/** Decodes a run of percent-encoded bytes; returns a space if it is not UTF-8, which anybody may type. */
function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return ' ';
  }
}

const wordsOf = (path: string) => path.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);

/** Returns the words of a path. Names of folders (by the paths of `pages`) and short words count only if there are no others. */
export function pathWords(path: string, pages: readonly { path: string }[]): string[] {
  const folders = new Set(pages.flatMap((page) => wordsOf(page.path.replace(/[^/]*$/, ''))));
  const words = wordsOf(path.replace(/(?:%[\da-f]{2})+/gi, decoded).replace(/\.html$/, ''));
  const named = words.filter((word) => !folders.has(word));
  const long = named.filter((word) => word.length > 3);
  return [long, named, words].find((some) => some.length > 0) ?? [];
}

/** Returns the pages in the same first folder as a path, or all if it has none. */
export function familyOf(path: string, pages: readonly SearchPage[]): readonly SearchPage[] {
  const [folder] = /^\/[^/]+\//.exec(path) ?? [];
  const family = pages.filter((page) => folder && page.path.startsWith(withBase(folder)));
  return family.length > 0 ? family : pages;
}

/** Returns pages whose name has at least half of the words, allowing for typos, best first. */
export async function nearMatches(pages: readonly SearchPage[], words: readonly string[]) {
  // A description has many words, and matching one means little for a wrong address.
  const search = await createSearch(pages.map((page) => ({ ...page, description: '' })));
  return search(words.join(' ')).filter((hit) => hit.words.length >= words.length / 2);
}

/** Fills a list of links with near matches for a path, up to its length; without a match the list stays as it is. */
export async function suggestPages(block: HTMLElement, path: string): Promise<void> {
  const answer = await fetch(searchFile('index')).catch(() => undefined);
  if (!answer?.ok) return;
  const pages: SearchPage[] = await answer.json();
  const asked = withoutBase(basePath, path) ?? path;
  const hits = await nearMatches(familyOf(asked, pages), pathWords(asked, pages));
  const heading = block.querySelector('h2');
  if (!heading || hits.length === 0) return;
  heading.textContent = block.dataset.suggest ?? '';
  for (const [index, item] of block.querySelectorAll('li').entries()) {
    const link = item.querySelector('a');
    const hit = hits[index];
    item.toggleAttribute('data-empty', !hit);
    if (!link || !hit) continue;
    link.href = hit.path;
    if (hit.lang) link.lang = link.hreflang = hit.lang;
    link.textContent = hit.title;
  }
}
