import { expect, test } from 'vitest';
import { anchor } from './anchor.ts';

test.each([
  ['The Day 1000 Test', 'the-day-1000-test'],
  ['Offline Is a Feature, Not an Error Message', 'offline-is-a-feature-not-an-error-message'],
  ['WCAG 2.2: for people who ship', 'wcag-22-for-people-who-ship'],
  ['What we’d keep – and why', 'what-wed-keep--and-why'],
  ['Crème brûlée', 'crème-brûlée'],
])('%s', (heading, id) => {
  expect(anchor(heading)).toBe(id);
});
