import { expect, test } from 'vitest';
import { directives, file } from '../../support/built-site.ts';

const text = file('_headers') ?? '';
/** Header lines of the home page: from the rule for every path and, if pages differ, from its own. */
const rules = [...text.matchAll(/^\/\*?\n((?: +.*\n)+)/gm)].map(([, lines = '']) => lines).join('');
const headers = Object.fromEntries(
  [...rules.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ]),
);

test('dist/_headers gives the home page the headers that keep others out', () => {
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
  });
});

test('its policy allows this site, hashes and a form service with TLS, and nothing else', () => {
  const policy = directives(headers['content-security-policy'] ?? '');
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect.soft(policy.get(name), name).toEqual(["'none'"]);
  expect.soft(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  const allowed: [name: string, others: RegExp][] = [
    ['script-src', /^'sha256-[\w+/=]+'$/],
    ['style-src', /^'sha256-[\w+/=]+'$/],
    ['form-action', /^https:\/\//],
  ];
  for (const [name, others] of allowed) {
    const sources = policy.get(name) ?? [];
    expect.soft(sources, name).toContain("'self'");
    expect.soft(sources.filter((one) => one !== "'self'" && !others.test(one))).toEqual([]);
  }
});

test('no line of dist/_headers is longer than Cloudflare reads', () => {
  expect(text.split('\n').filter((line) => line.length > 2_000)).toEqual([]);
});
