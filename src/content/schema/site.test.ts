import { expect, it } from 'vitest';
import { siteSchema } from './site.ts';

const { language, booking } = siteSchema.shape;
const refused = (schema: typeof language | typeof booking.shape.closed, values: unknown[]) =>
  values.filter((value) => !schema.safeParse(value).success);

it('accepts language tags in their usual letters', () => {
  const tags = ['es-419', 'zh-Hant', 'zh-Hant-TW', 'sr-Latn-RS', 'de', 'en', 'pt-PT'];
  const others = ['english', 'en_GB', 'en-gb', 'zh-hant', 'de-DE-u-co-phonebk', ''];
  expect(refused(language, [...tags, ...others])).toEqual(others);
});
it('accepts closed days, once and each year', () => {
  const days = [['2026-05-14'], ['2026-12-24/2027-01-03'], ['06-24', '02-29'], ['12-24/01-02']];
  const others = [['2026-02-29'], ['2027-01-03/2026-12-24'], ['02-30'], ['12-24/2027-01-02']];
  expect(refused(booking.shape.closed, [...days, ...others])).toEqual(others);
});
