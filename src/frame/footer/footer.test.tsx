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

test('city and postcode stand in the order that the country has', () => {
  const words = { name: 'A', tagline: '', email: '', language: 'nb-NO' };
  const site = { ...words, phone: {}, social: [], address };
  const footer = <Footer {...lists} site={site as unknown as Site} labels={labels} />;
  expect(renderToStaticMarkup(footer)).toContain('<span>Havnegata 1<br/>0155 Oslo</span>');
});
