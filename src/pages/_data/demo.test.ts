import { expect, it } from 'vitest';
import { controls } from '../../content/navigation.ts';
import { labelled } from './demo.ts';

const labels = (...invented: boolean[]) => {
  const { demo, entries } = labelled(invented.map((demo) => ({ demo })));
  return [demo, ...entries.map((entry) => entry.demo)];
};

it('entries that are all invented have one label for all of them', () => {
  expect(labels(true, true)).toEqual([controls.demo, undefined, undefined]);
});
it('an entry that is invented beside a real one has its own', () => {
  expect(labels(true, false)).toEqual([undefined, controls.demo, undefined]);
  expect(labels()).toEqual([undefined]);
});
