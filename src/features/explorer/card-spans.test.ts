import { describe, expect, it } from 'vitest';
import { RHYTHM as insights } from '../insights-explorer/insight-list.tsx';
import { RHYTHM as work } from '../work-explorer/work-explorer.tsx';
import { cardSpans } from './card-spans.ts';

/** Rows of a grid that places cards in order, each as its columns, 0 where one is empty. */
function placed(cards: readonly { width: number; height: number }[], columns: number): number[][] {
  const rows: number[][] = [];
  const row = (y: number) => {
    rows[y] ??= Array.from({ length: columns }, () => 0);
    return rows[y];
  };
  let x = 0;
  let y = 0;
  for (const [index, { width, height }] of cards.entries()) {
    while (
      x + width > columns ||
      row(y)
        .slice(x, x + width)
        .some(Boolean)
    ) {
      x = x + width >= columns ? 0 : x + 1;
      if (x === 0) y += 1;
    }
    for (const offset of Array(height).keys()) row(y + offset).fill(index + 1, x, x + width);
  }
  return rows;
}

describe.each(Object.entries({ insights, work }))('cardSpans of %s', (_, rhythm) => {
  it.each(Array.from({ length: 41 }, (_, index) => index + 1))(
    'fills every row: %i cards',
    (count) => {
      const spans = cardSpans(count, rhythm);
      const three = spans.map(({ three, isTall }) => ({ width: three, height: isTall ? 2 : 1 }));
      const two = spans.map(({ two }) => ({ width: two, height: 1 }));
      expect(spans).toHaveLength(count);
      expect(placed(three, 3).flat()).not.toContain(0);
      expect(placed(two, 2).flat()).not.toContain(0);
    },
  );
});
