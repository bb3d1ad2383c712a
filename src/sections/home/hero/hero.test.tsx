import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeHero } from './hero.tsx';

const link = { label: 'Label', href: '/' };
const picture = { src: '/x.webp', alt: '', width: 1, height: 1, srcSet: '', sizes: '' };

test('a headline with the accent twice keeps all its words', () => {
  const html = renderToStaticMarkup(
    <HomeHero
      headline="Sites that sell. Brands that sell."
      accent="sell."
      lede="Text"
      picture={picture}
      actions={[link, link]}
    />,
  );
  expect(html).toContain('>Sites that <em>sell.</em> Brands that sell.</h1>');
});
