import type { EstimatorCopy } from '../../content/schema/pages/estimator.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { COUNTS, chosen, estimate, type Inputs, type RateCard } from './estimate.ts';

/** `range` is the pattern for two amounts. */
export type EstimateFormat = Record<'language' | 'currency' | 'range', string>;

export const moneyFormat = ({ language, currency }: EstimateFormat) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });

export function rangeText({ from, to }: { from: number; to: number }, format: EstimateFormat) {
  const money = moneyFormat(format);
  return fillIn(format.range, { from: money.format(from), to: money.format(to) });
}

/** Returns the estimate as the text of an enquiry, one line per answer. */
export function estimateText(
  inputs: Inputs,
  card: RateCard,
  { labels, attached }: Pick<EstimatorCopy, 'labels' | 'attached'>,
  format: EstimateFormat,
): string {
  const { people, weeks, ...price } = estimate(inputs, card);
  return [
    attached.message,
    `${labels.result}: ${rangeText(price, format)}`,
    `${labels.weeks}: ${weeks}, ${labels.people}: ${people}`,
    `${labels.kind} ${chosen(card.kinds, inputs.kind).name}`,
    ...COUNTS.map((name) => `${card.counts[name].label}: ${inputs[name]}`),
    `${labels.writer} ${chosen(card.writers, inputs.writer).name}`,
    `${labels.pace} ${chosen(card.paces, inputs.pace).name}`,
  ].join('\n');
}
