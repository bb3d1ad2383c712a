import { expect, test } from 'vitest';
import { ESCAPES } from '../../tests/proof/payloads.ts';
import { redirectTarget } from './redirect.ts';

const SITE = 'https://agency.example';
const ALLOWED = [SITE, 'https://www.agency.example'];
const FALLBACK = `${SITE}/contact#thanks`;

test.each(ESCAPES)('%j leads to no other origin and splits no header', (payload) => {
  const target = redirectTarget(payload, SITE, ALLOWED, FALLBACK);
  const url = new URL(target, 'https://browser.example');
  expect(ALLOWED).toContain(url.origin);
  expect(target).toMatch(/^https:\/\/(www\.)?agency\.example\/(?!\/)[!-~]*$/);
  expect(url.username + url.password).toBe('');
});

test.each([
  ['/contact#thanks', `${SITE}/contact#thanks`],
  ['/danke?x=1#y', `${SITE}/danke?x=1#y`],
  [`${SITE}/contact#thanks`, `${SITE}/contact#thanks`],
  ['https://www.agency.example/a', 'https://www.agency.example/a'],
  ['', FALLBACK],
])('%s leads to %s', (wanted, target) => {
  expect(redirectTarget(wanted, SITE, ALLOWED, FALLBACK)).toBe(target);
});
