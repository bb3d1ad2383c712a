import { describe, expect, it } from 'vitest';
import { archivePages, INSIGHTS_PER_PAGE } from './archive.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('archivePages', () => {
  it.each([0, 1, 64, INSIGHTS_PER_PAGE])('has no archive for %i items', (count) => {
    const pages = archivePages(numbers(count));
    expect(pages.map(({ path }) => path)).toEqual(['/insights']);
    expect(pages[0].items).toEqual(numbers(count));
  });

  it('lists every insight once, in order, and none of its pages is longer than the first', () => {
    const pages = archivePages(numbers(10_064));
    expect(pages.flatMap(({ items }) => items)).toEqual(numbers(10_064));
    expect(Math.max(...pages.map(({ items }) => items.length))).toBe(INSIGHTS_PER_PAGE);
    expect(pages.map(({ number }) => number)).toEqual(numbers(pages.length).map((n) => n + 1));
    expect(pages[1]?.path).toBe('/insights/archive/2');
  });
});
