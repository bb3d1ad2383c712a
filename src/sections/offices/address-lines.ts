import type { Address } from '../../content/schema/site.ts';
import { fillIn } from '../../lib/fill-in.ts';

/** Returns the lines of a postal address. Abroad, or without city and postcode, the last is the country. */
export function addressLines(address: Address, isAbroad = false): string[] {
  const { street, city, postcode, cityLine, country } = address;
  const cityParts = [postcode, city].filter(Boolean).join(' ');
  const last = cityLine ? fillIn(cityLine, { ...address }) : cityParts;
  const isOpen = !last || (isAbroad && !cityLine?.includes('{country}'));
  return [street, last, isOpen && country].flatMap((line) => line || []);
}
