import { splitWords, stripAccents } from '../../lib/words.ts';

/** A part of a text; `hit` where it is a word that was searched for. */
export interface TextPart {
  text: string;
  hit: boolean;
}

function* wordsIn(text: string) {
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    let at = index;
    for (const word of splitWords(run)) {
      yield { word, index: at };
      at += word.length;
    }
  }
}

/** Cuts a text at the given words. @param terms in lower case without accents (stripAccents) */
export function markedParts(text: string, terms: readonly string[]): TextPart[] {
  const wanted = new Set(terms);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { word, index } of wordsIn(text)) {
    if (!wanted.has(stripAccents(word))) continue;
    if (index > from) parts.push({ text: text.slice(from, index), hit: false });
    parts.push({ text: word, hit: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** About `length` characters around the first of the given words, cut between words; '' where none occurs. */
export function excerpt(text: string, terms: readonly string[], length = 150): string {
  const wanted = new Set(terms);
  for (const { word, index } of wordsIn(text)) {
    if (!wanted.has(stripAccents(word))) continue;
    const start = index < length / 3 ? 0 : text.indexOf(' ', index - length / 3) + 1;
    const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
    return `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, index + word.length))}${end < text.length ? ' …' : ''}`;
  }
  return '';
}
