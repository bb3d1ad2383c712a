import { expect, it } from 'vitest';
import { byline } from './byline.ts';

const agency = 'An Agency';
const own = { author: 'Nora Lind', agency };
const fixed = { author: 'Somebody', date: '2025-06-01' };

it.each([
  [undefined, { author: 'Nora Lind', published: '2025-03-01' }],
  ['2025-03-01', { author: 'Nora Lind', published: '2025-03-01' }],
  ['2025-04-02', { author: 'Nora Lind', published: '2025-03-01', revised: '2025-04-02' }],
])('an insight that was updated on %s says so where that is another day', (updated, said) => {
  expect(byline({ published: '2025-03-01', updated }, own)).toEqual(said);
});

it('the agency is the author where an insight names none', () => {
  expect(byline({ published: '2025-03-01' }, { agency }).author).toBe(agency);
});

it.each([
  [{ published: '2025-06-02' }, '2025-06-02'],
  [{ published: '2025-03-01', updated: '2025-07-01' }, '2025-07-01'],
  [{ published: '2025-03-01', updated: '2025-05-31' }, undefined],
  [{ published: '2025-06-01' }, undefined],
])(
  'a fixed byline takes the place of author and date; %j was revised on %s',
  (insight, revised) => {
    const { author, date: published } = fixed;
    expect(byline(insight, { ...own, fixed })).toEqual({
      author,
      published,
      ...(revised && { revised }),
    });
  },
);
