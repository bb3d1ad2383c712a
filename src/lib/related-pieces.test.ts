import { expect, test } from 'vitest';
import { relatedPieces } from './related-pieces.ts';

const piece = (name: string, category: string, sourceCategory: string) => ({
  name,
  data: { category, sourceCategory },
});
/** Newest first. */
const all = [
  piece('a', 'Speed', 'Web'),
  piece('b', 'Colour', 'Brand'),
  piece('c', 'Forms', 'Web'),
  piece('d', 'Speed', 'Shops'),
  piece('e', 'Speed', 'Web'),
  piece('f', 'Forms', 'Web'),
  piece('g', 'Speed', 'Web'),
];
const relatedTo = (name: string) => {
  const [found] = all.filter((one) => one.name === name);
  if (!found) throw new Error(`no piece ${name}`);
  return relatedPieces(all)(found).map((one) => one.name);
};

test('three of the same category where there are as many', () => {
  expect(relatedTo('a')).toEqual(['d', 'e', 'g']);
});

test('fewer are filled up from where the piece is filed, then with the newest', () => {
  expect(relatedTo('c')).toEqual(['f', 'a', 'e']);
  expect(relatedTo('b')).toEqual(['a', 'c', 'd']);
  expect(relatedPieces(all.slice(0, 2))(all[0] ?? piece('', '', ''))).toEqual([all[1]]);
});
