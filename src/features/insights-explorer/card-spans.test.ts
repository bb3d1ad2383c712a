import { describe, expect, it } from 'vitest';
import { cardSpans } from './card-spans.ts';

/** Columns left empty at the end of each row of a grid that places cards in order. */
function gaps(spans: readonly number[], columns: number): number[] {
  const rows: number[] = [0];
  for (const span of spans) {
    const row = rows.at(-1) ?? 0;
    if (row + span > columns) rows.push(span);
    else rows[rows.length - 1] = row + span;
  }
  return rows.map((row) => columns - row).filter((gap) => gap > 0);
}

describe('cardSpans', () => {
  it.each(Array.from({ length: 41 }, (_, index) => index + 1))(
    'fills every row: %i cards',
    (count) => {
      const three = cardSpans(count).map((span) => span.three);
      const two = cardSpans(count).map((span) => span.two);
      expect([three.length, two.length]).toEqual([count, count]);
      expect(gaps(three, 3)).toEqual([]);
      expect(gaps(two, 2)).toEqual([]);
    },
  );
});
