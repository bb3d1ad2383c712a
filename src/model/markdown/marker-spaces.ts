import { CODE } from './placeholders.ts';

const MARKERS = [
  // Heading, quotation, list entry and its box at the start of a line, with any space (Unicode, Zs) around them.
  /^[\p{Zs}\t]*(?:(?:#{1,6}|[-+*>]|\d{1,9}[.)]|\[[\p{Zs}x]\])[\p{Zs}\t]+)+/u,
  // The row below the head of a table, and the sides of cells.
  /^[\p{Zs}\t|:-]+$/u,
  /[\p{Zs}\t]+(?=\|)|(?<=\|)[\p{Zs}\t]+/u,
]
  .map(({ source }) => source)
  .join('|');
const CODE_OR_MARKERS = new RegExp(`${CODE.source}|(?<markers>${MARKERS})`, 'gimu');

/** Puts plain spaces around the markers of Markdown: some keyboards (Option and space, French ones) and word processors write others. */
export const plainMarkerSpaces = (source: string): string =>
  source.replace(CODE_OR_MARKERS, (found, ...groups) =>
    (groups.at(-1) as { markers?: string }).markers ? found.replace(/\p{Zs}/gu, ' ') : found,
  );
