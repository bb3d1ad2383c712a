import sharp from 'sharp';
import { expect, it } from 'vitest';
import { icons, isGenerated, logoKind, plainMark } from './mark.ts';

it('draws every icon that the head and the manifest name', async () => {
  const made = await icons(
    plainMark('--action: #0b3d91; --paper: #ffffff; --radius-s: 1rem;'),
    '#fafafa',
  );
  const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, 'icon-mask': 512 };
  for (const [name, size] of Object.entries(sizes)) {
    const { width, height, format } = await sharp(made.get(`public/${name}.png`)).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
  }
  const ico = made.get('public/favicon.ico') ?? Buffer.alloc(0);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
});

it('knows a mark that was made here', () => {
  expect(isGenerated(plainMark('--action: #000; --paper: #fff; --radius-s: 0;'))).toBe(true);
  expect(isGenerated('<svg/>')).toBe(false);
});

it.each([
  ['mark', '0 0 64 64'],
  ['mark', '0 0 120 64'],
  ['wordmark', '0 0 420 96'],
])('takes a logo for a %s whose view box is %s', async (kind, viewBox) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9v9"/></svg>`;
  expect(await logoKind(svg)).toBe(kind);
});
