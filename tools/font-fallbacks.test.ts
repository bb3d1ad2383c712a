import { expect, it } from 'vitest';
import { groupByRatio, unicodeRange } from './font-fallbacks.ts';

const glyph = (letter: string, ours: number, local: number, count = 1) => ({
  letter,
  ours,
  local,
  count,
});

it('puts letters together whose widths differ by the same share', () => {
  const groups = groupByRatio(
    [glyph('a', 0.5, 0.5), glyph('b', 0.6, 0.5), glyph('c', 0.3, 0.3), glyph('d', 0.36, 0.3)],
    2,
  );
  expect(groups.map(({ letters }) => letters.join(''))).toEqual(['ac', 'bd']);
  expect(groups.map(({ ratio }) => ratio)).toEqual([expect.closeTo(1), expect.closeTo(1.2)]);
});

it('gives the letters that stand there most the most exact width', () => {
  const [group] = groupByRatio([glyph('e', 0.5, 0.5, 99), glyph('q', 0.6, 0.5)], 1);
  expect(group?.ratio).toBeCloseTo(1.002);
});

it('writes characters as runs of code points', () => {
  expect(unicodeRange('cabz ')).toBe('U+20, U+61-63, U+7a');
});
