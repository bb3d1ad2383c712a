import { expect, it } from 'vitest';
import { readStat } from './measure-build.ts';

it('reads parent, processor time and resident memory, whatever the process is called', () => {
  const line =
    '4211 (node (a) b) S 4200 4211 4211 0 -1 4194304 1 2 3 4 150 50 20 10 20 0 11 0 5 900 25 7';
  expect(readStat(line)).toEqual({ parent: 4200, ticks: 230, resident: 25 * 4096 });
});
