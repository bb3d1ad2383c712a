import { expect, it } from 'vitest';
import { bytesWithoutLetters, html, paths } from '../../../support/built-site.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/**
 * Bytes of HTML and styles after brotli that a page of insights of the demo may have, its text included and the letters of its
 * font not. A new CSS module anywhere changes names of classes, which moves a page by up to 50 bytes.
 * 680 of them draw charts, and 90 to 300 are a chart.
 */
const USUAL = 17_800;
const EXCEPTIONS: Record<string, number> = {
  // The longest text, with two dates above it and a call to action under it.
  '/insights/blog/the-day-1000-test': 19_100,
};

describeDemo('weight of the insights of the demo', () => {
  it('keeps its budget', () => {
    const pieces = paths.filter((path) => path.startsWith('/insights/'));
    expect(pieces.length).toBeGreaterThan(60);
    const heavy = pieces
      .map((path) => ({ path, size: bytesWithoutLetters(html(path)) }))
      .filter(({ path, size }) => size > (EXCEPTIONS[path] ?? USUAL));
    expect(heavy.map(({ path, size }) => `${path}: ${size}`)).toEqual([]);
  });
});
