import type { TextPart } from './marked-text.ts';

export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
