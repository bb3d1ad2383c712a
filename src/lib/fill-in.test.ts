import { expect, it } from 'vitest';
import { fillIn, pluralForm } from './fill-in.ts';

it('puts values into their places', () => {
  expect(fillIn('{count} results in {tab}', { count: '3', tab: 'Blogs' })).toBe(
    '3 results in Blogs',
  );
});

it('says which place has no value', () => {
  expect(() => fillIn('Hello {brand}', {})).toThrow('"Hello {brand}": no value for {brand}');
});

const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };

it.each([
  ['en-GB', [0, 1, 2, 5, 22], 'other one other other other'],
  ['pl-PL', [1, 2, 5, 22], 'one few many few'],
])('takes the form that %s wants', (language, counts, wanted) => {
  expect(counts.map((count) => pluralForm(forms, count, language)).join(' ')).toBe(wanted);
});

it('takes "other" where the language has a form that the texts do not', () => {
  expect(pluralForm({ other: 'other' }, 2, 'ar-EG')).toBe('other');
});
