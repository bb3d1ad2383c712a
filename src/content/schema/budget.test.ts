import { expect, it } from 'vitest';
import { budget, firstAmount } from './budget.ts';

it.each([
  ['$120,000 to $140,000', 120_000],
  ['about £48,000 in 2 stages', 48_000],
  ['€ 12.500,50', 12_500],
  ['1 200 000 kr', 1_200_000],
  ['€900', 900],
  ['No charge', 0],
])('a budget of %s counts as %i', (written, amount) => {
  expect(budget.parse(written)).toBe(written);
  expect(firstAmount(written)).toBe(amount);
});

it.each(['$120k', '€ 1.2 million', '120 k', '2 stages of £48,000'])(
  'a budget of %s is refused',
  (written) => {
    expect(budget.safeParse(written).success).toBe(false);
  },
);
