import { stripAccents } from '../../lib/strip-accents.ts';

/** A part of a text; `hit` where it stands for a word that was searched for. */
export interface TextPart {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Cuts a text into parts so that the given words can be marked.
 * @param terms words in lower case without accents (stripAccents), as the search index names them
 */
export function markedParts(text: string, terms: readonly string[]): TextPart[] {
  const wanted = new Set(terms);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(stripAccents(word))) continue;
    if (index > from) parts.push({ text: text.slice(from, index), hit: false });
    parts.push({ text: word, hit: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/**
 * About `length` characters of a text around the first of the given words, cut between words.
 * @returns '' where none of them occurs
 */
export function excerpt(text: string, terms: readonly string[], length = 150): string {
  const wanted = new Set(terms);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(stripAccents(word))) continue;
    const start = index < length / 3 ? 0 : text.indexOf(' ', index - length / 3) + 1;
    const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
    return `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, index + word.length))}${end < text.length ? ' …' : ''}`;
  }
  return '';
}
