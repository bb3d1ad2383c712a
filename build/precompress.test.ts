import { expect, it } from 'vitest';
import { brotliQuality } from './precompress.ts';

it('gives a site of ordinary size the best compression and a huge one a fast one', () => {
  expect(brotliQuality(0)).toBe(11);
  expect(brotliQuality(7_000_000)).toBe(11);
  expect(brotliQuality(20_000_000)).toBe(6);
  expect(brotliQuality(500_000_000)).toBe(6);
});
