import { expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { allowedOrigins } from './security-headers.ts';

const none = {
  form: { ...site.form, endpoint: '/f/contact' },
  bookingUrl: '' as const,
  embeds: [],
};
const before = allowedOrigins(none);

it('a service that is set up is allowed what it needs, and no more', () => {
  const url = 'https://stats.example';
  const after = allowedOrigins({
    ...none,
    embeds: ['vimeo'],
    analytics: { provider: 'umami', url, site: 'a' },
  });
  expect(after.frames.filter((one) => !before.frames.includes(one))).toEqual([
    'https://player.vimeo.com',
  ]);
  expect([before.connect, after.connect]).toEqual([[], [url]]);
  expect([before.form, after.form]).toEqual([[], []]);
});

it('a form service elsewhere may be posted to', () => {
  const form = { ...none.form, endpoint: 'https://forms.example/f/contact' };
  const origins = ['https://forms.example'];
  expect(allowedOrigins({ ...none, form })).toMatchObject({ form: origins, connect: origins });
});
