import type { TextPart } from '../../ui/highlight/highlight-text.ts';

export interface Searchable {
  title: string;
  /** The lines under the title on its card. */
  text: string;
  topic: string;
  sourceCategory: string;
  /** A bullet after the third is shown only if it is why the insight was found. */
  bullets: readonly string[];
}

const BULLETS = 3;

/** Keyboards write straight quotes, our texts curly ones. Replaces them one for one, so that positions stay. */
const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** Returns a case-insensitive pattern for a query; undefined if it is empty. */
export function searchPattern(query: string): RegExp | undefined {
  const wanted = straight(query.replaceAll('\u00ad', '').trim());
  return wanted ? new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi') : undefined;
}

const has = (text: string, pattern: RegExp) => straight(text).search(pattern) >= 0;

/** Returns true if one of the searched texts matches, or without a pattern. */
export function isFound(insight: Searchable, pattern: RegExp | undefined): boolean {
  if (!pattern) return true;
  const { title, text, topic, sourceCategory, bullets } = insight;
  return [title, text, topic, sourceCategory, ...bullets].some((part) => has(part, pattern));
}

/** Splits a text at its matches; the joined parts are the text. */
export function splitMatches(text: string, pattern: RegExp | undefined): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of pattern ? straight(text).matchAll(pattern) : []) {
    if (index > end) parts.push({ text: text.slice(end, index), hit: false });
    end = index + match.length;
    parts.push({ text: text.slice(index, end), hit: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}

/** Returns at most three bullets; a match further down replaces the third. */
export function shownBullets({ bullets }: Searchable, pattern: RegExp | undefined): string[] {
  const first = bullets.slice(0, BULLETS);
  if (!pattern || first.some((bullet) => has(bullet, pattern))) return first;
  const later = bullets.find((bullet) => has(bullet, pattern));
  return later ? [...first.slice(0, BULLETS - 1), later] : first;
}

/** Returns the bullet that matched, if nothing else on the card did. */
export function matchSnippet(insight: Searchable, pattern: RegExp | undefined): string | undefined {
  if (!pattern) return undefined;
  const { title, text, topic, sourceCategory, bullets } = insight;
  if ([title, text, topic, sourceCategory].some((part) => has(part, pattern))) return undefined;
  return bullets.find((bullet) => has(bullet, pattern));
}
