import { createSearch, type SearchPage, searchFiles } from '../lib/site-search.ts';

/** Words that stand in many paths and say nothing about one. */
const FOLDERS = new Set([
  'services',
  'industries',
  'projects',
  'insights',
  'blog',
  'article',
  'case',
  'study',
  'html',
]);

/** The words of a path that nobody found, as a query; folder names count only where there is nothing else. */
export function pathWords(path: string): string {
  const words = decodeURIComponent(path)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !FOLDERS.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/**
 * Puts near matches for the words of a path into the first links of a list, up to as many as it has; the others and,
 * without a match, the heading stay. Works on names and descriptions only: a wrong address is not worth the full texts.
 */
export async function suggestPages(block: HTMLElement, path: string): Promise<void> {
  const answer = await fetch(searchFiles.pages).catch(() => undefined);
  if (!answer?.ok) return;
  const pages: SearchPage[] = await answer.json();
  const links = [...block.querySelectorAll('a')];
  const hits = (await createSearch(pages))(pathWords(path)).slice(0, links.length);
  const taken = new Set(hits.map((hit) => hit.path));
  const rest = links
    .map((link) => ({ path: link.pathname, title: link.textContent ?? '' }))
    .filter((link) => !taken.has(link.path));
  for (const [index, link] of links.entries()) {
    const page = [...hits, ...rest][index];
    if (!page) continue;
    link.href = page.path;
    link.textContent = page.title;
  }
  const heading = block.querySelector('h2');
  if (heading && hits.length > 0) heading.textContent = block.dataset.suggest ?? '';
}
