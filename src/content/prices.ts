import { fillIn } from '../lib/fill-in.ts';
import { folderOf, type Language, language } from './language.ts';
import { readYaml } from './read.ts';
import { type Price, pricesSchema } from './schema/prices.ts';
import { siteIn } from './site.ts';

const { currency, prices, demo } = readYaml('prices.yaml', pricesSchema, folderOf(language));

export { currency };

export const hasDemoPrices = demo;

export const priceIds = prices.map(({ id }) => id);

/** Returns the price with an id. @throws if there is none; the schemas refuse such an id before */
export function priceOf(id: string): Price {
  const price = prices.find((one) => one.id === id);
  if (!price) throw new Error(`src/content/prices.yaml: has no price with the id ${id}`);
  return price;
}

export function pricesIn(language: Language) {
  const { patterns } = readYaml('prices.yaml', pricesSchema, folderOf(language));
  const format = new Intl.NumberFormat(siteIn(language).language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  /** Returns a price in words and figures, such as "$15,000 to $60,000" or "from $3,500 a month". */
  function priceText(id: string): string {
    const { from, to, per } = priceOf(id);
    const pattern =
      from === to ? 'fixed' : to === undefined ? 'from' : from === undefined ? 'to' : 'range';
    const price = fillIn(patterns[pattern], {
      ...(from !== undefined && { from: format.format(from) }),
      ...(to !== undefined && { to: format.format(to) }),
    });
    return per ? fillIn(patterns[per], { price }) : price;
  }
  const values = Object.fromEntries(priceIds.map((id) => [`price:${id}`, priceText(id)]));
  /** Fills prices into the placeholders of a text. @throws if there is no such price; the schemas refuse it before */
  const withPrices = (text: string) => fillIn(text, values);
  return { priceText, withPrices };
}

/** Returns the rates of the estimator in a language. @throws if prices.yaml has none; features.estimator is false then */
export function rateCardIn(language: Language) {
  const { estimator, patterns } = readYaml('prices.yaml', pricesSchema, folderOf(language));
  if (!estimator) throw new Error('src/content/prices.yaml: has no estimator');
  const { price, ...card } = estimator;
  const { from = 0, to = 0 } = priceOf(price);
  const format = { language: siteIn(language).language, currency, range: patterns.range };
  return { card: { ...card, rate: { from, to } }, format };
}

export const { priceText, withPrices } = pricesIn(language);

export const pricePlaces = priceIds.map((id) => `price:${id}`);
