import { homedir } from 'node:os';
import { expect, it, test } from 'vitest';
import { firstAnswers, readAnswers, siteFields } from './answers.ts';
import { onEnter, wrong } from './questions.ts';

test.each([
  ['en-GB', 'en'],
  ['fil-PH', 'fil'],
])('reports to an agency whose language is %s are read in %s', (language, code) => {
  expect(siteFields({ language })).toContainEqual([['security', 'languages'], [code]]);
});

it.each([
  ['Germany', '{postcode} {city}'],
  ['USA', '{city} {postcode}'],
])('writes city and postcode as in %s', (country, cityLine) => {
  expect(firstAnswers({ country, postcode: '1' })).toMatchObject({ cityLine });
});

it.each([
  { without: 'insights, search', with: ['toys'] },
  { without: ['insights', 'search'], with: 'toys' },
])('reads the features of %j', (answers) => {
  const features = { insights: false, search: false, toys: true, booking: true };
  expect(readAnswers('answers', { ...answers, features: { booking: true } })).toEqual({ features });
});

it('finds a logo below the home folder', () => {
  expect(readAnswers('answers', { logo: '~/logo.svg' }).logo).toBe(`${homedir()}/logo.svg`);
});

it('suggests what Enter alone takes on the first run, and nothing later', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(onEnter('timeZone', {}, true)).toBe(timeZone);
  expect(onEnter('contrast', {}, true)).toBe('AA');
  expect(onEnter('timeZone', {}, false)).toBe('');
});

it.each([
  ['timeZone', 'Europe/Nowhere', 'must be a time zone such as Europe/London'],
  ['logo', '~/no-such-file.svg', 'is missing; give the path of an SVG file'],
  ['logoKind', 'picture', 'is "picture"; write one of: mark, wordmark'],
  ['name', '', 'is required'],
] as const)('refuses %s %s and says why', (name, answer, why) => {
  expect(wrong(name, answer, true)).toContain(why);
});
