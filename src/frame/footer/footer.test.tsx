import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FrameLabels } from '../../content/schema/navigation.ts';
import type { Site } from '../../content/schema/site.ts';
import { icons } from '../../ui/icon/icon.tsx';
import { Footer } from './footer.tsx';

const labels = { columns: {}, rights: '' } as FrameLabels;
const lists = { company: [], services: [], industries: [], policies: [], languages: [] };
const site = {
  ...{ name: 'A', tagline: '', email: 'a@b.example', language: 'de-DE' },
  address: { city: 'Leipzig', country: 'Germany' },
  social: [
    { network: 'YouTube', label: 'YouTube', url: 'https://www.youtube.com/@agency' },
    { network: 'forum', label: 'Forum', url: 'https://forum.example/agency' },
  ],
};
const footer = (offices: Site['offices']) =>
  renderToStaticMarkup(
    <Footer {...lists} site={{ ...site, offices } as unknown as Site} labels={labels} />,
  );

test('the footer of a freelancer has no telephone, and a link icon for an unknown network', () => {
  const markup = footer([]);
  expect(markup).toContain('>Leipzig</span>');
  expect(markup).not.toContain('tel:');
  expect(markup.split(icons.youtube)).toHaveLength(2);
  expect(markup.split(icons.link)).toHaveLength(2);
});

test('the footer names each further office, with its own telephone, and its country if it is another', () => {
  const phone = { label: '+47 22', number: '+4722' };
  const address = { street: 'Havnegata 1', city: 'Oslo', country: 'Norway' };
  const markup = footer([
    { name: 'North', address, phone },
    { name: 'Bonn', address: { city: 'Bonn', country: 'Germany' } },
  ]);
  expect(markup).toMatch(/<b>North<\/b><p>Havnegata 1\nOslo\nNorway<\/p>.*tel:\+4722/);
  expect(markup).toContain('<p>Bonn</p>');
});

test('the email address of the footer may break after @ and before a dot', () => {
  expect(footer([])).toContain('a@<wbr/>b<wbr/>.example');
});
