import { expect, test } from 'vitest';
import { checkOrigin, type OriginFacts } from './origin.ts';

const SITE = 'https://agency.example';
const WWW = 'https://www.agency.example';
const RULES = { SITE_URL: SITE, ALLOWED_ORIGINS: [WWW], STRICT_ORIGIN: false };
const OPEN = { SITE_URL: undefined, ALLOWED_ORIGINS: [], STRICT_ORIGIN: false };
const facts = (more: Partial<OriginFacts>): OriginFacts => ({
  origin: null,
  fetchSite: null,
  host: 'agency.example',
  secure: false,
  ...more,
});

const ADDRESS = { origin: 'http://10.0.0.1', host: '10.0.0.1', fetchSite: 'same-origin' };

test.each<[string, Partial<OriginFacts>, site: string, cors: string | null, unknown: boolean]>([
  ['the site', { origin: SITE }, SITE, null, false],
  ['an allowed origin', { origin: WWW }, WWW, WWW, false],
  ['a browser on another name of the host', ADDRESS, SITE, null, false],
  ['a null Origin, same-origin', { origin: 'null', fetchSite: 'same-origin' }, SITE, null, false],
  ['a client without either header', {}, SITE, null, true],
])('%s is accepted', (_who, given, site, cors, unknown) => {
  expect(checkOrigin(facts(given), RULES)).toMatchObject({ site, cors, unknown });
});

const FOREIGN = `https://evil.example null HTTPS://AGENCY.EXAMPLE https://agency.example:444
  http://agency.example https://agency.example.evil.example https://evilagency.example`.split(
  /\s+/,
);

test.each<Partial<OriginFacts>>([
  ...FOREIGN.map((origin) => ({ origin })),
  { origin: '' },
  { fetchSite: 'cross-site' },
  { fetchSite: 'same-site' },
  { origin: 'https://evil.example', fetchSite: 'cross-site' },
])('%j is refused with 403', (given) => {
  const refusal = expect.objectContaining({ status: 403, code: 'foreign_origin' });
  expect(() => checkOrigin(facts(given), RULES)).toThrow(refusal);
});

test('without either header STRICT_ORIGIN refuses', () => {
  expect(() => checkOrigin(facts({}), { ...RULES, STRICT_ORIGIN: true })).toThrow('foreign_origin');
});

test.each(['http://my.example:4321', 'https://my.example:4321'])(
  'without SITE_URL the host itself is the site: %s, also where a proxy ended TLS',
  (origin) => {
    const verdict = checkOrigin(facts({ origin, host: 'my.example:4321' }), OPEN);
    expect(verdict).toMatchObject({ site: origin, cors: null, unknown: false });
    expect(verdict.redirectOrigins).toEqual([origin]);
  },
);

test('without SITE_URL and Origin the connection decides between http and https', () => {
  expect(checkOrigin(facts({ secure: true }), OPEN).site).toBe('https://agency.example');
  expect(checkOrigin(facts({}), OPEN).site).toBe('http://agency.example');
});

test.each([null, '', 'a b', 'a/b', 'user@a', 'a:123456'])('Host %j is refused with 400', (host) => {
  expect(() => checkOrigin(facts({ host }), OPEN)).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
