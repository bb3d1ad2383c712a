import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Impact } from './impact.tsx';

const copy = {
  ...{ impact: 'Impact', future: 'Future', demo: 'Invented' },
  links: { live: 'Open the product', repository: 'Read the code' },
};
const links = (project: object) => {
  const own = { impact: 'Less waiting.', demo: false, ...project };
  const html = renderToStaticMarkup(<Impact id="o" copy={copy} project={own} />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<svg/g)].map(([link, href, label]) => [
    href,
    label,
    link.includes('target="_blank"'),
  ]);
};

test('a project leads to its product and to its code in new tabs, to what it has of them', () => {
  const [liveLink, githubLink] = ['https://product.example', 'https://code.example/product'];
  const [live, code] = [
    [liveLink, 'Open the product', true],
    [githubLink, 'Read the code', true],
  ];
  expect(links({ liveLink, githubLink })).toEqual([live, code]);
  expect(links({ githubLink })).toEqual([code]);
  expect(links({})).toEqual([]);
});
