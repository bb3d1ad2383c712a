import { splitMatches } from './search.ts';

interface MarkedProps {
  text: string;
  pattern: RegExp | undefined;
}

/** A text with what was searched for marked in it. */
export function Marked({ text, pattern }: MarkedProps) {
  if (!pattern) return text;
  return splitMatches(text, pattern).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    part.found ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
