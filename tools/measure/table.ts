import type { Figures } from './lighthouse.ts';
import type { Comparison, Verdict } from './verdicts.ts';

const whole = (value: number) => value.toFixed(0);
const COLUMNS: [heading: string, key: keyof Figures, format: (value: number) => string][] = [
  ['first ms', 'first', whole],
  ['largest ms', 'largest', whole],
  ['shift', 'shift', (value) => value.toFixed(4)],
  ['blocking ms', 'blocking', whole],
  ['kB', 'bytes', (value) => whole(value / 1000)],
  ['requests', 'requests', whole],
];

const row = (...cells: string[]) => cells.join(' | ');

export const tableHead = () => row('page', 'site', ...COLUMNS.map(([heading]) => heading));

/** Three rows: ours, the other and ours ÷ other, which is left out where the other has 0. */
export function tableRows({ page, ours, other }: Comparison, otherName: string): string {
  const figures = (of: Figures) => COLUMNS.map(([, key, format]) => format(of[key]));
  const ratios = COLUMNS.map(([, key]) =>
    other[key] === 0 ? '-' : (ours[key] / other[key]).toFixed(2),
  );
  return [
    row(page, 'ours', ...figures(ours)),
    row(page, otherName, ...figures(other)),
    row(page, 'ratio', ...ratios),
  ].join('\n');
}

export const verdictLine = ({ what, value, limit, holds }: Verdict) =>
  `${holds ? 'holds' : 'MISSED'}: ${what} ${Number(value.toFixed(4))}, limit ${limit}`;
