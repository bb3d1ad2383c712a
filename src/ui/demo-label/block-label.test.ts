import { expect, it } from 'vitest';
import { blockLabel } from './block-label.ts';

const demo = { label: 'Demo', meaning: 'invented' };
const invented = { demo };
const real = { demo: undefined };

it('a block has one label where all of it is invented', () => {
  expect(blockLabel([invented, invented])).toBe(demo);
});
it('a block with something real in it, or with nothing in it, has none', () => {
  expect(blockLabel([invented, real])).toBeUndefined();
  expect(blockLabel([])).toBeUndefined();
});
