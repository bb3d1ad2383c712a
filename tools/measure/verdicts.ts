import type { Figures } from './lighthouse.ts';

/** A page of ours and what it is compared with, both as medians of their loads. */
export interface Comparison {
  page: string;
  ours: Figures;
  other: Figures;
}

export interface Verdict {
  what: string;
  value: number;
  limit: number;
  holds: boolean;
}

type Measure = (comparison: Comparison) => number;
const ratio =
  (figure: 'first' | 'largest'): Measure =>
  ({ ours, other }) =>
    ours[figure] / other[figure];

const verdict = (what: string, value: number, limit: number): Verdict => ({
  what,
  value,
  limit,
  holds: value <= limit,
});

function worst(what: string, comparisons: Comparison[], measure: Measure, limit: number): Verdict {
  const { page, value } = comparisons
    .map((comparison) => ({ page: comparison.page, value: measure(comparison) }))
    .reduce((one, another) => (another.value > one.value ? another : one));
  return verdict(`${what}, worst page (${page})`, value, limit);
}

function mean(what: string, comparisons: Comparison[], measure: Measure, limit: number): Verdict {
  const sum = comparisons.reduce((total, comparison) => total + measure(comparison), 0);
  return verdict(`${what}, mean`, sum / comparisons.length, limit);
}

/** What must hold beside the twin without scripts and fonts. */
export const twinVerdicts = (comparisons: Comparison[]): Verdict[] => [
  mean('largest paint ÷ twin', comparisons, ratio('largest'), 1.05),
  worst('largest paint ÷ twin', comparisons, ratio('largest'), 1.1),
  worst('shift', comparisons, ({ ours }) => ours.shift, 0.001),
  worst('blocking ms', comparisons, ({ ours }) => ours.blocking, 20),
];

/** What must hold beside a peer. */
export const peerVerdicts = (comparisons: Comparison[]): Verdict[] => [
  worst('first paint ÷ peer', comparisons, ratio('first'), 0.75),
  worst('largest paint ÷ peer', comparisons, ratio('largest'), 1),
  mean('largest paint ÷ peer', comparisons, ratio('largest'), 0.9),
];
