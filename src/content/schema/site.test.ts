import { expect, it } from 'vitest';
import { siteSchema } from './site.ts';

const { language, booking } = siteSchema.shape;
const { closed } = booking.shape;

it.each(['es-419', 'zh-Hant', 'zh-Hant-TW', 'sr-Latn-RS', 'de', 'en', 'pt-PT'])(
  'a site may be in %s',
  (tag) => expect(language.parse(tag)).toBe(tag),
);
it.each(['english', 'en_GB', 'en-gb', 'zh-hant', 'de-DE-u-co-phonebk', ''])(
  'a language %j is refused',
  (tag) => expect(language.safeParse(tag).error?.issues[0]?.message).toContain('such as de, en-GB'),
);
it.each([
  [true, ['2026-05-14', '2026-12-24/2027-01-03', '06-24', '02-29', '12-24/01-02']],
  [
    false,
    [
      '2026-02-29',
      '2027-01-03/2026-12-24',
      '6-24',
      '02-30',
      '12-24/2027-01-02',
      '06-24/06-25/06-26',
    ],
  ],
])('days are accepted (%s): %j', (isAccepted, days) => {
  for (const day of days) expect(closed.safeParse([day]).success, day).toBe(isAccepted);
});
