import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('puts values into their places', () => {
  expect(fillIn('{count} results in {tab}', { count: '3', tab: 'Blogs' })).toBe(
    '3 results in Blogs',
  );
});

it('says which place has no value', () => {
  expect(() => fillIn('Hello {brand}', {})).toThrow('"Hello {brand}": nothing to put into {brand}');
});
