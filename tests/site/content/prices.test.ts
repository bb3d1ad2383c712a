import { expect, it } from 'vitest';
import { readTextFile } from '../../../src/content/files.ts';
import { currency, priceIds, priceOf, priceText } from '../../../src/content/prices.ts';
import { CONTENT } from '../../../src/content/read.ts';
import { site } from '../../../src/content/site.ts';
import { names } from '../../support/content.ts';

/** An amount in the site's language: "$1,234,567" in English, "1.234.567 €" in German. */
const parts = new Intl.NumberFormat(site.language, {
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
}).formatToParts(1_234_567);
const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
const symbol = part('currency');
const group = part('group');
const isFirst = parts.findIndex(({ type }) => type === 'currency') === 0;
const NUMBER = `(\\d(?:[\\d${RegExp.escape(group)}]*\\d)?)`;
/** Excludes cents and words such as "million", which our prices don't use. */
const AMOUNT = new RegExp(
  isFirst
    ? `${RegExp.escape(symbol)}\\s?${NUMBER}(?![\\d.,]*\\d|\\s?(?:m|k|bn|million|billion)\\b)`
    : `(?<![\\d.,])${NUMBER}\\s?${RegExp.escape(symbol)}`,
  'g',
);

/** Returns the amounts in a text, such as 1500 for "$1,500". */
const amounts = (text: string) =>
  [...text.matchAll(AMOUNT)].map(([, digits = '']) => Number(digits.replaceAll(group, '')));

/** Texts that state our prices. Budgets of finished projects and figures in insights are not offers. */
const files = [
  'faq.yaml',
  ...['pages', 'services', 'industries'].flatMap((folder) => names(folder, '.yaml')),
];

it('prices of the texts are those of prices.yaml', () => {
  const known = new Set(priceIds.flatMap((id) => [priceOf(id).from, priceOf(id).to]));
  const wrong = files.flatMap((file) =>
    amounts(readTextFile(`${CONTENT}/${file}`))
      .filter((amount) => !known.has(amount))
      .map((amount) => `${file}: ${amount}`),
  );
  expect(wrong).toEqual([]);
});

it('prices are written with every amount they have', () => {
  for (const id of priceIds) {
    const { from, to } = priceOf(id);
    const expected = [...new Set([from, to].filter((amount) => amount !== undefined))];
    expect(amounts(priceText(id)), id).toEqual(expected);
  }
});
