import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceGrid } from './service-grid.tsx';

const picture = { src: '/p.webp', srcSet: '', sizes: '', width: 16, height: 9, alt: '' };
const item = { href: '/a', title: 'A', text: 'Tagline', tone: 'tone-1', picture };
const grid = {
  id: 'list',
  title: 'List',
  action: 'Explore',
  items: [item, { ...item, href: '/b' }],
};

test('cards scroll sideways on a phone only if the page asks for posters, which say their place', () => {
  expect(renderToStaticMarkup(<ServiceGrid {...grid} />)).not.toContain('data-snap-row');
  const deck = <ServiceGrid {...grid} variant="poster" position="{number} of {count}" />;
  expect(renderToStaticMarkup(deck)).toMatch(/data-snap-row.*1 of 2.*2 of 2/s);
});
