import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currency, priceIds, priceOf, priceText } from '../src/content/prices.ts';
import { pricesSchema } from '../src/content/schema/prices.ts';
import { site } from '../src/content/site.ts';

const CONTENT = new URL('../src/content/', import.meta.url);
const symbol =
  new Intl.NumberFormat(site.language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Amounts of the currency in a text, such as 1500 for "$1,500". Cents and words such as "million" are no prices of ours. */
const amounts = (text: string) =>
  text
    .split(symbol)
    .slice(1)
    .flatMap((rest) => /^\d[\d,]*(?![\d.]*\d|\s?(?:m|k|bn|million|billion)\b)/.exec(rest) ?? [])
    .map((amount) => Number(amount.replaceAll(',', '')));

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
    expect(known.size).toBeGreaterThan(0);
    const said = amounts(readFileSync(new URL(file, CONTENT), 'utf8'));
    expect(said.filter((amount) => !known.has(amount))).toEqual([]);
  });

  it('are found in a text', () => {
    expect(amounts(`up to ${symbol}1500, ${symbol}15,000 to ${symbol}60,000. ${symbol}3m`)).toEqual(
      [1500, 15_000, 60_000],
    );
  });

  it('are written with every amount they have', () => {
    for (const id of priceIds) {
      const { from, to } = priceOf(id);
      const expected = [...new Set([from, to].filter((amount) => amount !== undefined))];
      expect(amounts(priceText(id)), id).toEqual(expected);
    }
  });

  it('without an amount, with an id twice or with the ends exchanged are refused', () => {
    const patterns = { range: 'a', from: 'a', to: 'a', fixed: 'a', month: 'a' };
    const said = (...prices: object[]) =>
      pricesSchema
        .safeParse({ currency: 'USD', patterns, demo: true, prices })
        .error?.issues.map(({ message }) => message);
    expect(said({ id: 'a', from: 1 })).toBeUndefined();
    expect(said({ id: 'a' })).toEqual(['has no amount; give from, to or both']);
    expect(said({ id: 'a', from: 2, to: 1 })).toEqual(['has a from above its to; exchange them']);
    expect(said({ id: 'a', from: 1 }, { id: 'a', from: 1 })).toEqual([
      'has an id twice; each price has its own',
    ]);
  });
});
