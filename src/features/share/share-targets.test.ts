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
