import { expect, it } from 'vitest';
import { RHYTHM as insights } from '../insights-explorer/insight-list.tsx';
import { RHYTHM as work } from '../work-explorer/work-explorer.tsx';
import { cardSpans } from './card-spans.ts';

/** Cells of a grid that places cards in order, row by row; undefined where one is empty. */
function cells(cards: readonly { width: number; height?: number }[], columns: number) {
  const taken: (number | undefined)[] = [];
  let at = 0;
  for (const [index, { width, height = 1 }] of cards.entries()) {
    while ((at % columns) + width > columns || taken.slice(at, at + width).some(Number.isInteger))
      at++;
    for (let row = at; row < at + height * columns; row += columns)
      for (let cell = row; cell < row + width; cell++) taken[cell] = index;
  }
  return Array.from(
    { length: Math.ceil(taken.length / columns) * columns },
    (_, cell) => taken[cell],
  );
}

it.each(Object.entries({ insights, work }))('cards of %s fill every row', (_, rhythm) => {
  for (let count = 1; count <= 41; count += 1) {
    const spans = cardSpans(count, rhythm);
    const three = spans.map(({ three, isTall }) => ({ width: three, height: isTall ? 2 : 1 }));
    const two = spans.map(({ two }) => ({ width: two }));
    expect(spans).toHaveLength(count);
    expect(cells(three, 3), `${count} in three columns`).not.toContain(undefined);
    expect(cells(two, 2), `${count} in two columns`).not.toContain(undefined);
  }
});
