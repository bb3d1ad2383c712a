import { expect, it } from 'vitest';
import { sizeAdvice } from './large-pictures.ts';

const picture = (width: number, height: number, bytes: number) => ({
  file: 'a.jpg',
  width,
  height,
  bytes,
});

it.each([
  [
    'many pixels',
    picture(9_000, 6_000, 4e6),
    'a.jpg has 9000 × 6000 pixels (54.0 megapixels) and 4.0 MB',
  ],
  [
    'many bytes',
    picture(3_000, 2_000, 6.2e6),
    'a.jpg has 3000 × 2000 pixels (6.0 megapixels) and 6.2 MB',
  ],
])('says what to do about %s', (_, master, message) => {
  const advice = sizeAdvice(master);
  expect(advice).toContain(message);
  expect(advice).toContain('make its longer side 3200 pixels at most');
});

it('leaves others alone', () => {
  expect(sizeAdvice(picture(5_000, 4_000, 5e6))).toBeUndefined();
});
