import { searchTerm, wordsIn } from '../../lib/words.ts';

/** Part of a text; `hit` if it is a word that was searched for. */
export interface TextPart {
  text: string;
  hit: boolean;
}

/** Splits a text at the given words. @param terms as the search compares them (searchTerm) */
export function splitByTerms(text: string, terms: readonly string[]): TextPart[] {
  const wanted = new Set(terms);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { word, index } of wordsIn(text)) {
    if (index < from || !wanted.has(searchTerm(word))) continue;
    if (index > from) parts.push({ text: text.slice(from, index), hit: false });
    parts.push({ text: word, hit: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** Returns about `length` characters around the first of the given words, cut between words if possible; '' if none occurs. */
export function excerpt(text: string, terms: readonly string[], length = 150): string {
  const wanted = new Set(terms);
  for (const { word, index } of wordsIn(text)) {
    if (!wanted.has(searchTerm(word))) continue;
    const from = Math.max(0, index - Math.floor(length / 3));
    const space = text.indexOf(' ', from);
    // Cuts scripts without spaces and long addresses anywhere.
    const start = from > 0 && space >= 0 && space < index ? space + 1 : from;
    const limit = Math.min(text.length, start + length);
    const last = limit < text.length ? text.lastIndexOf(' ', limit) : limit;
    const end = last > index ? last : Math.max(limit, index + word.length);
    return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  }
  return '';
}
