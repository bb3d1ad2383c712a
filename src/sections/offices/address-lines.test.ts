import { expect, it } from 'vitest';
import { siteSchema } from '../../content/schema/site.ts';
import { addressLines } from './address-lines.ts';

const city = { city: 'Oslo', postcode: '0155', country: 'Norway' };

it.each([
  [{ street: 'Havnegata 1', ...city }, ['Havnegata 1', '0155 Oslo']],
  [{ ...city, cityLine: '{city} {postcode}, {country}' }, ['Oslo 0155, Norway']],
  [{ city: 'Leipzig', country: 'Germany' }, ['Leipzig']],
  [{ country: 'Germany' }, ['Germany']],
])('shows the parts that an address has, in the order that its country has: %j', (given, lines) => {
  const address = siteSchema.shape.address.parse(given);
  expect(addressLines(address)).toEqual(lines);
  expect(addressLines(address, true).join(', ').split(address.country)).toHaveLength(2);
});

it.each(['{city}', '{postcode}'])(
  'refuses %s as the line of a city with a postcode',
  (cityLine) => {
    const { error } = siteSchema.shape.address.safeParse({ ...city, cityLine });
    expect(error?.issues).toMatchObject([{ path: ['cityLine'], message: /^must have \{city\}/ }]);
  },
);
