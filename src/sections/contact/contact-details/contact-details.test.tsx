import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactDetails } from './contact-details.tsx';

const copy = {
  title: 'Title',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  addressNote: '',
};
const address = { street: 'Havnegata 1', city: 'Oslo', postcode: '0155', country: 'Norway' };

test.each([
  ['{city} {postcode}', 'Oslo 0155'],
  ['{postcode} {city}', '0155 Oslo'],
])('an address whose city line is %s says %s', (cityLine, line) => {
  const site = {
    email: 'hello@agency.example',
    phone: { label: '+47 23 00 00 00', number: '+4723000000' },
    address: { ...address, cityLine },
  };
  expect(renderToStaticMarkup(<ContactDetails copy={copy} site={site} />)).toContain(
    `Havnegata 1<br/>${line}</dd>`,
  );
});
