import { expect, it } from 'vitest';
import { fillIn, pluralForm } from './fill-in.ts';

it('puts values into their places', () => {
  expect(fillIn('{count} results in {tab}', { count: '3', tab: 'Blogs' })).toBe(
    '3 results in Blogs',
  );
});

it('says which place has no value', () => {
  expect(() => fillIn('Hello {brand}', {})).toThrow('"Hello {brand}": nothing to put into {brand}');
});

const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };

it('takes the form that the language wants', () => {
  expect([0, 1, 2, 5, 22].map((count) => pluralForm(forms, count, 'en-GB'))).toEqual([
    'other',
    'one',
    'other',
    'other',
    'other',
  ]);
  expect([1, 2, 5, 22].map((count) => pluralForm(forms, count, 'pl-PL'))).toEqual([
    'one',
    'few',
    'many',
    'few',
  ]);
});

it('takes "other" where the language has a form that the texts do not', () => {
  expect(pluralForm({ other: 'other' }, 2, 'ar-EG')).toBe('other');
});
