import { expect, test, vi } from 'vitest';
import type { SearchPage } from '../../model/search-documents.ts';
import { createSearch } from './site-search.ts';

const pages: SearchPage[] = [
  { path: '/a', title: 'Branding in butter', description: 'Marks that hold', kind: 'service' },
  { path: '/b', title: 'Pomelo, squeezed', description: 'A case of brands', kind: 'project' },
  { path: '/c', title: 'Late trains', description: 'On timetables', kind: 'article' },
];
const texts = [
  '',
  'A voice guide on one postcard.',
  'The buttery brakes of a funicular, and a crème brûlée.',
];
const paths = (hits: { path: string }[]) => hits.map(({ path }) => path);

test('a title beats a text, an exact word beats a prefix', async () => {
  const search = await createSearch(pages, texts);
  expect(paths(search('butter'))).toEqual(['/a', '/c']);
  expect(paths(search('brands'))[0]).toBe('/b');
});

test('finds words deep in a text, by prefix, with a slip, without accents', async () => {
  const search = await createSearch(pages, texts);
  for (const query of ['funicular', 'funic', 'funiculer', 'creme'])
    expect(paths(search(query))[0]).toBe('/c');
});

test('finds a question by its words, but not by those that all questions have', async () => {
  const search = await createSearch(
    pages,
    ['How much does a thing cost?', ...texts],
    new Set(['how', 'much', 'does', 'a']),
  );
  expect(paths(search('How does a brand stand?'))).toEqual(paths(search('brand stand')));
  expect(paths(search('how much'))).toEqual(['/a']);
});

test('finds "Next.js" by each of its spellings', async () => {
  const search = await createSearch(pages, ['', 'Made in Next.js.']);
  for (const query of ['nextjs', 'next.js', 'next js'])
    expect(paths(search(query))).toEqual(['/b']);
});

test('wants every word, or any where no page has them all', async () => {
  const search = await createSearch(pages, texts);
  expect(paths(search('voice postcard'))).toEqual(['/b']);
  expect(paths(search('postcard funicular')).sort()).toEqual(['/b', '/c']);
  expect(search('zzzz')).toEqual([]);
});

test('finds what its keywords mean before any title, in the order of the pages, and gives no part of its text', async () => {
  const keywords = 'price, how much';
  const bands = ['/list', '/sum'].map((path) => ({
    path,
    title: '',
    description: '',
    keywords,
    kind: 'page',
  }));
  const priced = { path: '/priced', title: 'Price', description: 'How much', kind: 'article' };
  const search = await createSearch([priced, ...bands], ['', 'A price.', 'A price, a price.']);
  for (const query of ['price', 'how much', 'Price', 'How much is a price?']) {
    expect(paths(search(query))).toEqual(['/list', '/sum', '/priced']);
    expect(search(query)[0]?.text).toBe('');
  }
});

test('finds words of paths, and of scripts that write without spaces', async () => {
  const page = { title: 'Found', description: '', kind: 'page' };
  const search = await createSearch([
    ...pages,
    { ...page, path: '/services/seo' },
    { ...page, path: '/ja', title: '東京のデザイン会社' },
    { ...page, path: '/th', title: 'ออกแบบเว็บไซต์' },
  ]);
  expect(paths(search('seo'))).toEqual(['/services/seo']);
  expect(paths(search('デザイン'))).toEqual(['/ja']);
  expect(paths(search('เว็บไซต์'))).toEqual(['/th']);
});

test('pauses between texts, but not at each of thousands of titles', async () => {
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  const many = (count: number): SearchPage[] =>
    Array.from({ length: count }, (_, id) => ({
      path: `/${id}`,
      title: `Insight ${id}`,
      description: 'A line about it.',
      kind: 'article',
    }));
  const search = await createSearch(many(2_000));
  expect(pauses.mock.calls.length).toBeLessThan(50);
  expect(paths(search('1999'))).toContain('/1999');
  pauses.mockClear();
  await createSearch(many(20), Array(20).fill('butter '.repeat(1_000)));
  expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(6);
  pauses.mockRestore();
});
