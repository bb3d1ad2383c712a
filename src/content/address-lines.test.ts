import { expect, it } from 'vitest';
import { addressLines, wholeAddress } from './address-lines.ts';
import { siteSchema } from './schema/site.ts';

const city = { city: 'Oslo', postcode: '0155', country: 'Norway' };

it.each([
  [{ street: 'Havnegata 1', ...city }, ['Havnegata 1', '0155 Oslo']],
  [{ ...city, cityLine: '{city} {postcode}, {country}' }, ['Oslo 0155, Norway']],
  [{ city: 'Leipzig', country: 'Germany' }, ['Leipzig']],
  [{ country: 'Germany' }, ['Germany']],
])('shows the parts that an address has, in the order that its country has: %j', (given, lines) => {
  const address = siteSchema.shape.address.parse(given);
  expect(addressLines(address)).toEqual(lines);
  expect(wholeAddress(address).split(address.country)).toHaveLength(2);
});

it('refuses a line of the city that contradicts the address, and names what is missing', () => {
  const { error } = siteSchema.shape.address.safeParse({ ...city, cityLine: '{city}' });
  expect(error?.issues[0]?.path).toEqual(['cityLine']);
  expect(error?.issues[0]?.message).toMatch(/^must have \{postcode\} .*; add postcode, or change/);
});
