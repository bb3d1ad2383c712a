import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FrameLabels } from '../../content/schema/navigation.ts';
import type { Site } from '../../content/schema/site.ts';
import { Footer } from './footer.tsx';

const address = {
  street: 'Havnegata 1',
  city: 'Oslo',
  postcode: '0155',
  country: 'Norway',
  cityLine: '{postcode} {city}',
};
const labels = { columns: {}, rights: '' } as FrameLabels;
const lists = { company: [], services: [], industries: [], policies: [], languages: [] };

test('the footer has city and postcode in the order of the country, and an email address that may break', () => {
  const words = { name: 'A', tagline: '', email: 'us@studio.example', language: 'nb-NO' };
  const site = { ...words, phone: {}, social: [], address };
  const footer = <Footer {...lists} site={site as unknown as Site} labels={labels} />;
  const html = renderToStaticMarkup(footer);
  expect(html).toContain('<span>Havnegata 1<br/>0155 Oslo</span>');
  expect(html).toContain('<span>us@<wbr/>studio<wbr/>.example</span>');
});
