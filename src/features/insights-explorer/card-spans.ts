/** How wide a card is, in columns, where the grid has three and where it has two. */
export interface Span {
  three: 1 | 2 | 3;
  two: 1 | 2;
}

/** Ten cards fill four rows of three ("wide one", "one wide", three, three) and seven rows of two without a gap. */
export const PERIOD = 10;
const WIDE = new Set([0, 3]);

/** Which of `count` cards are wide, so that rows change and the last row is full. */
export function cardSpans(count: number): Span[] {
  const spans = Array.from({ length: count }, (_, index): Span => {
    const wide = WIDE.has(index % PERIOD);
    return { three: wide ? 2 : 1, two: wide ? 2 : 1 };
  });
  const last = spans.at(-1);
  if (!last) return spans;
  const left = { three: free(spans, 'three', 3), two: free(spans, 'two', 2) };
  last.three = Math.min(3, last.three + left.three) as Span['three'];
  last.two = Math.min(2, last.two + left.two) as Span['two'];
  return spans;
}

/** Columns left free in the last row of a grid that places its cards in order. */
function free(spans: readonly Span[], grid: keyof Span, columns: number): number {
  let column = 0;
  for (const span of spans) column = (column + span[grid] > columns ? 0 : column) + span[grid];
  return columns - column;
}
