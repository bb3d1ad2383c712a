import { markedParts } from '../../lib/marked-text.ts';

/** A text in which the searched words are marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0;
  return markedParts(text, terms).map((part) => {
    at += part.text.length;
    return part.hit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>;
  });
}
