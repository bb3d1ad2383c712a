import { transliterate } from './language-facts.ts';

/** Turns a title into part of a URL: lower case, hyphens for spaces, no accents or signs (a question mark would end the path). */
export const titleSlug = (title: string) =>
  transliterate(title)
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns the last part of an insight's address: its `slug`, else a case study's title, else its `url`, else the file name.
 * @param insight fields as written
 */
export function insightSlug(insight: Readonly<Record<string, unknown>>, fileName: string): string {
  const { type, slug, title, url } = insight;
  const ofTitle = type === 'case-study' && titleSlug(String(title));
  const ofUrl = String(url ?? '').slice(`/${type}/`.length);
  return String(slug ?? (ofTitle || ofUrl || fileName));
}
