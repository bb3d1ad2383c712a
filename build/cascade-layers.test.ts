import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { cascadeLayers } from './cascade-layers.ts';

const source = join(import.meta.dirname, '../src');

test.each([
  ['theme/reset.css', '@layer reset{p{}}'],
  ['theme/tokens.css', '@layer base{p{}}'],
  ['theme/overrides.css', 'p{}'],
  ['ui/band/band.module.css', '@layer ui{p{}}'],
  ['demo/icing/icing.module.css', '@layer demo{p{}}'],
  ['assets/brand/mark.module.css', '@layer frame{p{}}'],
  ['../node_modules/a-library/styles.css', '@layer base{p{}}'],
])('rules of %s move into the layer of their folder', async (file, expected) => {
  const { css } = await postcss([cascadeLayers(source)]).process('p{}', {
    from: join(source, file),
  });
  expect(css.replaceAll('\n', '')).toBe(expected);
});
