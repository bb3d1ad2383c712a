import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currency, priceIds, priceOf, priceText } from '../../../src/content/prices.ts';
import { pricesSchema } from '../../../src/content/schema/prices.ts';
import { site } from '../../../src/content/site.ts';

const CONTENT = new URL('../../../src/content/', import.meta.url);
/** An amount as the language of the site writes it: "$1,234,567" in English, "1.234.567 €" in German. */
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
const written = (digits: string) => (isFirst ? `${symbol}${digits}` : `${digits} ${symbol}`);
const NUMBER = `(\\d(?:[\\d${RegExp.escape(group)}]*\\d)?)`;
/** Cents and words such as "million" are no prices of ours. */
const AMOUNT = new RegExp(
  isFirst
    ? `${RegExp.escape(symbol)}\\s?${NUMBER}(?![\\d.,]*\\d|\\s?(?:m|k|bn|million|billion)\\b)`
    : `(?<![\\d.,])${NUMBER}\\s?${RegExp.escape(symbol)}`,
  'g',
);

/** Amounts of the currency in a text, such as 1500 for "$1,500". */
const amounts = (text: string) =>
  [...text.matchAll(AMOUNT)].map(([, digits = '']) => Number(digits.replaceAll(group, '')));

/** Texts that speak of our prices. Budgets of finished projects and figures in insights are not ours to sell at. */
const files = [
  'faq.yaml',
  ...['pages', 'services', 'industries'].flatMap((folder) =>
    readdirSync(new URL(folder, CONTENT)).map((file) => `${folder}/${file}`),
  ),
];

describe('prices', () => {
  const known = new Set(priceIds.flatMap((id) => [priceOf(id).from, priceOf(id).to]));

  it.each(files)('%s names only amounts of prices.yaml', (file) => {
    const said = amounts(readFileSync(new URL(file, CONTENT), 'utf8'));
    expect(said.filter((amount) => !known.has(amount))).toEqual([]);
  });

  it('are found in a text', () => {
    const text = [`1500`, `15${group}000`, `60${group}000`].map(written).join(', ');
    expect(amounts(`up to ${text}.`)).toEqual([1500, 15_000, 60_000]);
  });

  it('are written with every amount they have', () => {
    for (const id of priceIds) {
      const { from, to } = priceOf(id);
      const expected = [...new Set([from, to].filter((amount) => amount !== undefined))];
      expect(amounts(priceText(id)), id).toEqual(expected);
    }
  });

  it('without an amount, with an id twice or with the ends exchanged are refused', () => {
    const patterns = {
      range: 'a',
      from: 'a',
      to: 'a',
      fixed: 'a',
      hour: 'a',
      day: 'a',
      month: 'a',
    };
    const said = (...prices: object[]) =>
      pricesSchema
        .safeParse({ currency: 'USD', patterns, demo: true, prices })
        .error?.issues.map(({ message }) => message);
    for (const per of [undefined, 'hour', 'day', 'month'])
      expect(said({ id: 'a', from: 1, ...(per && { per }) }), per).toBeUndefined();
    expect(said({ id: 'a' })).toEqual(['has no amount; give from, to or both']);
    expect(said({ id: 'a', from: 2, to: 1 })).toEqual(['has a from above its to; exchange them']);
    expect(said({ id: 'a', from: 1 }, { id: 'a', from: 1 })).toEqual([
      'has an id twice; each price has its own',
    ]);
  });
});
