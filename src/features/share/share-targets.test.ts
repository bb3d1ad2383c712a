import { expect, test } from 'vitest';
import { insightPage } from '../../content/pages.ts';
import { shareTargets } from './share-targets.ts';

const page = { url: 'https://a.example/b?c=d&e#f', title: 'Q & A: 100 %' };
const targets = shareTargets(page, insightPage.share.targets);

test('networks and mail get the whole address, encoded', () => {
  const asked = targets.map(({ href }) => new URL(href).searchParams);
  const urls = asked.map((query) => query.get('url') ?? query.get('u') ?? query.get('body'));
  expect(urls).toEqual(targets.map(() => page.url));
  expect(asked[0]?.get('text')).toBe(page.title);
});

test('networks have windows between 550×400 and 750×600 pixels', () => {
  const sizes = targets.flatMap(({ size }) => (size ? [size] : []));
  expect(sizes).toHaveLength(3);
  for (const [width, height] of sizes) {
    expect(Math.min(Math.max(width, 550), 750)).toBe(width);
    expect(Math.min(Math.max(height, 400), 600)).toBe(height);
  }
});
