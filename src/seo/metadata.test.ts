import { expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { pageTitle } from './metadata.ts';

it.each([
  ['a short title keeps the brand', 'Home', '{title} - {brand}', `Home - ${site.name}`],
  ['a longer one loses it', 'A'.repeat(55), '{title} - {brand}', 'A'.repeat(55)],
  [
    'a pattern that is still too long gives the title alone',
    'A patient portal for nine clinics',
    '{title}: a case study in public administration - {brand}',
    'A patient portal for nine clinics',
  ],
])('%s', (_, title, pattern, expected) => {
  expect(pageTitle(pattern, { title })).toBe(expected);
});
