import type { Rates } from '../../content/schema/estimator.ts';

/** Rates, and the price of a month of work. */
export type RateCard = Omit<Rates, 'price'> & { rate: { from: number; to: number } };

export const COUNTS = ['pages', 'languages', 'systems'] as const;
type Count = (typeof COUNTS)[number];
export type Inputs = Record<Count, number> & Record<'kind' | 'writer' | 'pace', string>;

/** Returns the option with the given id, else the first. */
export const chosen = <Option extends { id: string }>(options: readonly Option[], id: unknown) =>
  options.find((option) => option.id === id) ?? (options[0] as Option);

/** Reads the parameters of an address or a form. `corrected` names the numbers that had to be changed. */
export function readInputs(params: URLSearchParams, card: RateCard) {
  const corrected: Count[] = [];
  const count = (name: Count) => {
    const { least, usual, most } = card.counts[name];
    const given = params.get(name);
    if (given === null) return usual;
    const number = given.trim() === '' ? Number.NaN : Number(given);
    const read = Math.round(Math.min(Math.max(Number.isNaN(number) ? usual : number, least), most));
    if (read !== number) corrected.push(name);
    return read;
  };
  const inputs: Inputs = {
    kind: chosen(card.kinds, params.get('kind')).id,
    pages: count('pages'),
    languages: count('languages'),
    systems: count('systems'),
    writer: chosen(card.writers, params.get('writer')).id,
    pace: chosen(card.paces, params.get('pace')).id,
  };
  return { inputs, corrected };
}

export interface Part {
  name: string;
  months: number;
  /** Either `count` times `each`, or a percentage of the parts before. */
  count?: number;
  each?: number;
  percent?: number;
}

const total = (parts: readonly Part[]) =>
  // Adds hundredths, so that the sum is exact.
  parts.reduce((sum, { months }) => sum + Math.round(months * 100), 0);

/** Adds up months of work and derives price, people and weeks. */
export function estimate(inputs: Inputs, card: RateCard) {
  const { rate, margin, roundTo, smallestTeam } = card;
  const kind = chosen(card.kinds, inputs.kind);
  const writer = chosen(card.writers, inputs.writer);
  const pace = chosen(card.paces, inputs.pace);
  const times = (name: string, count: number, each: number): Part => {
    return { name, count, each, months: count * each };
  };
  const work: Part[] = [
    { name: kind.name, months: kind.months },
    ...COUNTS.map((id) => times(card.counts[id].label, inputs[id], card.counts[id].months)),
    times(writer.name, inputs.pages, writer.months),
  ];
  const haste = { name: pace.name, percent: pace.extra, months: (total(work) * pace.extra) / 1e4 };
  const parts = [...work, haste].filter(({ months }) => months > 0);
  /** Price with the margin, rounded outwards. All factors are integers, so no fraction rounds it further. */
  const price = (month: number, percent: number, round: (value: number) => number) =>
    round((total(parts) * month * percent) / (1e4 * roundTo)) * roundTo;
  const months = total(parts) / 100;
  const people = Math.max(Math.round(Math.sqrt(months) * pace.team), smallestTeam);
  return {
    parts,
    months,
    /** The largest part, or the first of several. */
    driver: parts.find((part) => parts.every((other) => other.months <= part.months)),
    from: price(rate.from, 100 - margin, Math.floor),
    to: price(rate.to, 100 + margin, Math.ceil),
    team: pace.team,
    people,
    weeks: Math.max(Math.round((months * 52) / 12 / people), 1),
  };
}
