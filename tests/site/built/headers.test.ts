import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directives } from '../../support/built-site.ts';

const file = readFileSync(new URL('../../../dist/client/_headers', import.meta.url), 'utf8');
/** Headers of the home page, by their names: of the rule for every path, and of its own where pages differ. */
const rules = [...file.matchAll(/^\/\*?\n((?: +.*\n)+)/gm)].map(([, lines = '']) => lines).join('');
const headers = new Map(
  [...rules.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]),
);
const policy = directives(headers.get('content-security-policy') ?? '');

test.each([
  ['strict-transport-security', /^max-age=63072000/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\), microphone=\(\), geolocation=\(\)/],
])('dist/_headers gives the home page the header %s', (name, value) => {
  expect(headers.get(name)).toMatch(value);
});

test.each(['script-src', 'style-src'])('%s allows this site and hashes only', (name) => {
  const sources = policy.get(name) ?? [];
  expect(sources).toContain("'self'");
  expect(sources.filter((one) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(one))).toEqual([]);
});

test('forms may go to this site, and to no address without TLS', () => {
  const targets = policy.get('form-action') ?? [];
  expect(targets).toContain("'self'");
  expect(targets.filter((one) => one !== "'self'" && !one.startsWith('https://'))).toEqual([]);
});

test('no line of dist/_headers is longer than Cloudflare reads', () => {
  expect(file.split('\n').filter((line) => line.length > 2_000)).toEqual([]);
});
