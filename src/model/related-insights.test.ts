import { expect, test } from 'vitest';
import { relatedInsights } from './related-insights.ts';

const insight = (name: string, category: string, sourceCategory: string) => ({
  name,
  data: { category, sourceCategory },
});
/** Newest first. */
const all = [
  insight('a', 'Speed', 'Web'),
  insight('b', 'Colour', 'Brand'),
  insight('c', 'Forms', 'Web'),
  insight('d', 'Speed', 'Shops'),
  insight('e', 'Speed', 'Web'),
  insight('f', 'Forms', 'Web'),
  insight('g', 'Speed', 'Web'),
];
const relatedTo = (name: string) => {
  const [found] = all.filter((one) => one.name === name);
  if (!found) throw new Error(`no insight ${name}`);
  return relatedInsights(all)(found).map((one) => one.name);
};

test('three of the same category where there are as many', () => {
  expect(relatedTo('a')).toEqual(['d', 'e', 'g']);
});

test('fewer are filled up from where the insight is filed, then with the newest', () => {
  expect(relatedTo('c')).toEqual(['f', 'a', 'e']);
  expect(relatedTo('b')).toEqual(['a', 'c', 'd']);
  expect(relatedInsights(all.slice(0, 2))(all[0] ?? insight('', '', ''))).toEqual([all[1]]);
});
