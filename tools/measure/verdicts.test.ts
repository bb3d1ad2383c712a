import { expect, it } from 'vitest';
import { tableRows, verdictLine } from './table.ts';
import { peerVerdicts, twinVerdicts } from './verdicts.ts';

const FIGURES = { first: 1000, largest: 1000, shift: 0, blocking: 0, bytes: 50_000, requests: 5 };
const comparison = (page: string, ours: Partial<typeof FIGURES>) => ({
  page,
  ours: { ...FIGURES, ...ours },
  other: FIGURES,
});
const missed = (verdicts: ReturnType<typeof twinVerdicts>) =>
  verdicts.filter(({ holds }) => !holds).map(verdictLine);

it('holds beside the twin at the limits themselves', () => {
  const pages = [
    comparison('/', { largest: 1000, shift: 0.001 }),
    comparison('/about', { largest: 1100, blocking: 20 }),
  ];
  expect(twinVerdicts(pages)).toHaveLength(4);
  expect(missed(twinVerdicts(pages))).toEqual([]);
});

it('names the page that misses a limit beside the twin', () => {
  const pages = [
    comparison('/', { largest: 1000, shift: 0.0011 }),
    comparison('/about', { largest: 1110, blocking: 21 }),
  ];
  expect(missed(twinVerdicts(pages))).toEqual([
    'MISSED: largest paint ÷ twin, mean 1.055, limit 1.05',
    'MISSED: largest paint ÷ twin, worst page (/about) 1.11, limit 1.1',
    'MISSED: shift, worst page (/) 0.0011, limit 0.001',
    'MISSED: blocking ms, worst page (/about) 21, limit 20',
  ]);
});

it('holds beside a peer at the limits themselves', () => {
  const pages = [
    comparison('/', { first: 750, largest: 800 }),
    comparison('/about', { first: 100, largest: 1000 }),
  ];
  expect(peerVerdicts(pages)).toHaveLength(3);
  expect(missed(peerVerdicts(pages))).toEqual([]);
});

it('names the page that misses a limit beside a peer', () => {
  const pages = [
    comparison('/', { first: 760, largest: 1010 }),
    comparison('/about', { first: 100, largest: 810 }),
  ];
  expect(missed(peerVerdicts(pages))).toEqual([
    'MISSED: first paint ÷ peer, worst page (/) 0.76, limit 0.75',
    'MISSED: largest paint ÷ peer, worst page (/) 1.01, limit 1',
    'MISSED: largest paint ÷ peer, mean 0.91, limit 0.9',
  ]);
});

it('prints ours, the other and the ratio, which nothing has to 0', () => {
  expect(tableRows(comparison('/', { first: 512.4, shift: 0.00049 }), 'peer').split('\n')).toEqual([
    '/ | ours | 512 | 1000 | 0.0005 | 0 | 50 | 5',
    '/ | peer | 1000 | 1000 | 0.0000 | 0 | 50 | 5',
    '/ | ratio | 0.51 | 1.00 | - | - | 1.00 | 1.00',
  ]);
});
