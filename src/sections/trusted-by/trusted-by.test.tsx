import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { controls } from '../../content/navigation.ts';
import { TestimonialCarousel } from '../testimonial-carousel/testimonial-carousel.tsx';
import { TrustedBy } from './trusted-by.tsx';

test('a logo names its trade and leads to what its client says, where the record has them', () => {
  const logo = { src: '/a.svg', ratio: 3, tinted: true };
  const html = renderToStaticMarkup(
    <TrustedBy
      id="clients"
      title="Clients"
      pause="Pause"
      demo={undefined}
      logos={[
        { ...logo, name: 'Larkspur', industry: 'healthcare', praise: '#testimonials-1' },
        { ...logo, name: 'Tallybird' },
      ]}
    />,
  );
  expect(html).toMatch(
    /<a [^>]*href="#testimonials-1"><svg [^>]*aria-label="Larkspur, healthcare"/,
  );
  expect(html).toMatch(/<li [^>]*><svg [^>]*aria-label="Tallybird"/);
  expect(html).not.toContain('"Clients"');
});

test('praise leads to the person and the film, where the record has them', () => {
  const links = [{ label: 'Film', href: '/film' }];
  const praise = { id: '1', project: { label: 'A shop' }, links } as never;
  const props = { id: 'praise', title: 'Praise', ratingUnit: '', copy: controls.carousel };
  const html = renderToStaticMarkup(<TestimonialCarousel {...props} testimonials={[praise]} />);
  expect(html.match(/aria-labelledby="praise"/g)).toHaveLength(1);
  expect(html).toMatch(/<li id="praise-1".*<a [^>]*href="\/film">Film<\/a>/);
});
