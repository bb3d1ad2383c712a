import { text } from './common.ts';

/** In full, with or without marks between thousands; what follows a decimal mark is left out. */
const AMOUNT = /(?:\d{1,3}(?:[.,'’\s]?\d{3})+|\d{3})(?!\d|\s?[km]\b)/i;

/** What a job cost, in any currency, or that it cost nothing. */
export const budget = text.regex(
  new RegExp(`^\\D*(?:${AMOUNT.source}|$)`, AMOUNT.flags),
  'must write its first number in full, such as $120,000 and not $120k: cases are sorted by it',
);

/** The first amount of a budget; 0 where it names none. */
export const firstAmount = (budget: string): number =>
  Number(AMOUNT.exec(budget)?.[0].replace(/\D/g, '') ?? 0);
