import { describe, expect, it } from 'vitest';
import { archivePages, PIECES_PER_PAGE } from './archive.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('archivePages', () => {
  it.each([0, 1, 64, PIECES_PER_PAGE])('has no archive for %i pieces', (count) => {
    const pages = archivePages(numbers(count));
    expect(pages.map(({ path }) => path)).toEqual(['/insights']);
    expect(pages[0].pieces).toEqual(numbers(count));
  });

  it('begins the archive with the first piece that does not fit, as page 2', () => {
    const [, second, ...more] = archivePages(numbers(PIECES_PER_PAGE + 1));
    expect(second).toEqual({
      number: 2,
      path: '/insights/archive/2',
      pieces: [PIECES_PER_PAGE],
    });
    expect(more).toEqual([]);
  });

  it('lists every piece once, in order, and none of its pages is longer than the first', () => {
    const pages = archivePages(numbers(10_064));
    expect(pages.flatMap(({ pieces }) => pieces)).toEqual(numbers(10_064));
    expect(Math.max(...pages.map(({ pieces }) => pieces.length))).toBe(PIECES_PER_PAGE);
    expect(pages.map(({ number }) => number)).toEqual(numbers(pages.length).map((n) => n + 1));
  });
});
