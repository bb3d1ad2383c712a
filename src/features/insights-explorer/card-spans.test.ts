import { expect, it } from 'vitest';
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

it('fills every row, however many cards there are', () => {
  for (let count = 1; count <= 41; count += 1) {
    const spans = cardSpans(count);
    expect(spans).toHaveLength(count);
    expect(
      gaps(
        spans.map(({ three }) => three),
        3,
      ),
      `${count} in three columns`,
    ).toEqual([]);
    expect(
      gaps(
        spans.map(({ two }) => two),
        2,
      ),
      `${count} in two columns`,
    ).toEqual([]);
  }
});
