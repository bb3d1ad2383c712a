import { expect, test } from 'vitest';
import { holidaysOf } from '../../../build/holidays.ts';

const FROM = new Date('2026-07-01');

test('the public holidays of a region, and those of several days, are known for two years', () => {
  const { days, end } = holidaysOf('DE-SN', FROM);
  expect(end).toBe('2028-07-01');
  for (const day of ['2026-11-18', '2027-12-25', '2028-05-01'])
    expect(days).toContain(`${day}/${day}`);
  expect(days.filter((day) => day >= '2028-07')).toEqual([]);
  expect(holidaysOf('SA', FROM).days).toContain('2026-05-26/2026-05-29');
});

test('a site without public holidays needs no package, and one with them is told how to get it', () => {
  expect(holidaysOf('none', FROM, 'no-such-package')).toEqual({ days: [], end: null });
  expect(() => holidaysOf('NO', FROM, 'no-such-package')).toThrow(
    /^src\/content\/site\.yaml: booking\.holidays: is "NO".*lacks no-such-package; run npm install /,
  );
});

test.each(['DE-XY', 'Germany', ''])('"%s" is no place; the message has some', (place) => {
  expect(() => holidaysOf(place, FROM)).toThrow(/booking\.holidays: .*write one of: /);
});
