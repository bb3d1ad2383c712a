import { inPlainLetters } from './language-facts.ts';

/** A title as part of a URL: lower-case, hyphens for spaces; without accents and signs, as a question mark would end the path. */
export const titleSlug = (title: string) =>
  inPlainLetters(title)
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Last part of an insight's address: its `slug`, else a case study's title, else its `url` or the file's name without ending.
 * @param insight its fields as they are written
 */
export function insightSlug(insight: Readonly<Record<string, unknown>>, fileName: string): string {
  const { type, slug, title, url } = insight;
  const ofTitle = type === 'case-study' && titleSlug(String(title));
  const ofUrl = String(url ?? '').slice(`/${type}/`.length);
  return String(slug ?? (ofTitle || ofUrl || fileName));
}
