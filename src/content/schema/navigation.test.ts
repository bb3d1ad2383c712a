import { expect, it } from 'vitest';
import { readYaml } from '../read.ts';
import { navigationSchema } from './navigation.ts';

const navigation = readYaml('navigation.yaml', navigationSchema);
const isLink = (link: object) =>
  navigationSchema.safeParse({ ...navigation, main: [link] }).success;

it('a link of a menu is a page, or a label with a path or an address', () => {
  const label = 'Our shop';
  for (const link of [
    { page: 'about' },
    { label, href: '/projects/1' },
    { label, href: 'https://shop.example' },
  ])
    expect(isLink(link)).toBe(true);
  for (const link of [
    {},
    { page: 'shop' },
    { label },
    { page: 'about', label },
    { label, href: 'http://shop.example' },
  ])
    expect(isLink(link)).toBe(false);
});
