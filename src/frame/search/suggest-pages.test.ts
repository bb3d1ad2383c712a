import { expect, test } from 'vitest';
import { familyOf, nearMatches, pathWords } from './suggest-pages.ts';

const page = (path: string, title: string, description = '') => ({
  path,
  title,
  description,
  kind: 'page',
});
const pages = [
  page('/contact', 'Contact'),
  page('/insights/article/your-contact-form-is-a-prompt', 'Your contact form is a prompt'),
  page('/services', 'Services'),
  page('/services/branding', 'Branding & Visual Storytelling', 'Colour, type and a team'),
  page('/insights/article/a-page-about-ferries', 'The page about ferries'),
];

test.each([
  ['/services/web3-brandng', ['web3', 'brandng']],
  ['/insights/article/caf%C3%A9.html', ['café']],
  ['/services/services', ['services', 'services']],
  ['/contact-us', ['contact']],
  ['/services/seo', ['seo']],
])('%s says %j', (path, words) => {
  expect(pathWords(path, pages)).toEqual(words);
});

test('bytes that are no UTF-8 say nothing, and break nothing', () => {
  expect(pathWords('/%E0%A4%A', pages)).toEqual([]);
  expect(pathWords('/%E0%A4/brandng', pages)).toEqual(['brandng']);
});

const suggested = async (path: string) =>
  (await nearMatches(pages, pathWords(path, pages))).map((hit) => hit.path);

test('the page whose whole name resembles the path comes first', async () => {
  expect((await suggested('/contct'))[0]).toBe('/contact');
  expect((await suggested('/contact-us'))[0]).toBe('/contact');
  expect(await suggested('/services/brandng')).toEqual(['/services/branding']);
});

test('one word in a description or of many in a name is no near match', async () => {
  expect(await suggested('/team')).toEqual([]);
  expect(await suggested('/the-thing')).toEqual([]);
  expect(await suggested('/former/page/with/colleagues')).toEqual([]);
});

test('only pages of the folder that was asked for are suggested; without such a folder, any', () => {
  const paths = (path: string) => familyOf(path, pages).map((one) => one.path);
  expect(paths('/services/contact')).toEqual(['/services/branding']);
  expect(paths('/contct')).toEqual(pages.map((one) => one.path));
  expect(paths('/former/contact')).toEqual(pages.map((one) => one.path));
});
