import { expect, test } from 'vitest';
import { siteFields } from './answers.ts';

test.each([
  ['en-GB', 'en'],
  ['fil-PH', 'fil'],
])('reports to an agency whose language is %s are read in %s', (language, code) => {
  expect(siteFields({ language })).toContainEqual([['security', 'languages'], [code]]);
});
