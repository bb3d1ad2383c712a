import type { TextPart } from './highlight-text.ts';

/** Each part is an element, because React couldn't remove a text that a translation has replaced. */
export function Highlight({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, hit }, index) => {
    const Part = hit ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    return <Part key={index}>{text}</Part>;
  });
}
