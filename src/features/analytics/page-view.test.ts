import { expect, it } from 'vitest';
import { pageView } from './page-view.ts';

const view = {
  address: new URL('https://agency.example/contact?utm_source=news&name=Ada&mtm_kwd=a&ref=b#form'),
  title: 'Contact',
  referrer: 'https://search.example/',
  language: 'nl-NL',
};
const url = 'https://stats.example';

it.each(['plausible', 'umami', 'matomo'] as const)(
  '%s is told of the page and its campaign, nothing else of its query, by a request without cookies',
  (provider) => {
    const [address, { body, credentials }] = pageView({ provider, url, site: 'agency' }, view);
    expect(address.startsWith(`${url}/`)).toBe(true);
    expect(credentials).toBe('omit');
    const told = decodeURIComponent(String(body));
    expect(told).toMatch(/\/contact\?utm_source=news&mtm_kwd=a&ref=b["&]/);
    expect(told).toContain('agency');
    expect(told).not.toMatch(/Ada|#form/);
  },
);
