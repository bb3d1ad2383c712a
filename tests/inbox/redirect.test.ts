import { expect, test } from 'vitest';
import { redirectTarget } from '../../inbox/http/redirect.ts';
import { ESCAPES } from '../proof/payloads.ts';
import { GOOD, post, sharedService } from './service.ts';

const SITE = 'https://agency.example';
const ALLOWED = [SITE, 'https://www.agency.example'];
const FALLBACK = `${SITE}/contact#thanks`;

test(`${ESCAPES.length} payloads: none leaves the allowed origins or splits a header`, () => {
  expect(ESCAPES.length).toBeGreaterThanOrEqual(40);
  for (const payload of ESCAPES) {
    const target = redirectTarget(payload, SITE, ALLOWED, FALLBACK);
    const url = new URL(target, 'https://browser.example');
    expect(ALLOWED, payload).toContain(url.origin);
    expect(target, payload).toMatch(/^https:\/\/(www\.)?agency\.example\/(?!\/)[!-~]*$/);
    expect(url.username + url.password).toBe('');
  }
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

const service = sharedService({ env: { SITE_URL: SITE } });

test('the same over HTTP, under every alias', async () => {
  const { origin } = service();
  for (const [index, payload] of ESCAPES.entries()) {
    const name = ['_next', '_redirect', 'redirect', 'redirectTo'][index % 4] ?? '_next';
    const answer = await post(origin, { ...GOOD, [name]: payload }, { headers: { origin: SITE } });
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location') ?? 'x:').origin, payload).toBe(SITE);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('the redirect answers stay the same origin for a forwarded Host', async () => {
  const { origin } = service();
  const headers = { origin: SITE, 'x-forwarded-host': 'evil.example' };
  const answer = await post(origin, GOOD, { headers });
  expect(answer.headers.get('location')).toBe(`${SITE}/contact#thanks`);
});
