import { fillIn } from '../lib/fill-in.ts';
import type { Address } from './schema/site.ts';

/** Returns the lines of a postal address. The country is among them if `cityLine` says so, or if nothing else would be on its line. */
export function addressLines({ street, city, postcode, cityLine, country }: Address): string[] {
  const parts = [postcode, city].filter(Boolean).join(' ') || country;
  const last = cityLine ? fillIn(cityLine, { city, postcode, country }) : parts;
  return street ? [street, last] : [last];
}

/** Returns an address on one line, with its country, for readers abroad. */
export function wholeAddress(address: Address): string {
  const lines = addressLines(address);
  const hasCountry = address.cityLine?.includes('{country}') || lines.at(-1) === address.country;
  return [...lines, ...(hasCountry ? [] : [address.country])].join(', ');
}
