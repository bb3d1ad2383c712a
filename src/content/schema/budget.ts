import { text } from './common.ts';

/** Written in full, with or without thousands separators; decimals are ignored. */
const AMOUNT = /(?:\d{1,3}(?:[.,'’\s]?\d{3})+|\d{3})(?!\d|\s?[km]\b)/i;

/** The cost of a job in any currency, or a statement that it cost nothing. */
export const budget = text.regex(
  new RegExp(`^\\D*(?:${AMOUNT.source}|$)`, AMOUNT.flags),
  'must write its first number in full, such as $120,000 and not $120k: cases are sorted by it',
);

/** Returns the first amount of a budget, or 0 if it names none. */
export const firstAmount = (budget: string): number =>
  Number(AMOUNT.exec(budget)?.[0].replace(/\D/g, '') ?? 0);
