import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isCutout } from './cutout.ts';

/** One pixel of the given opacity beside an opaque one. */
const picture = (alpha: number) =>
  sharp(Buffer.from([255, 79, 46, 255, 255, 79, 46, alpha]), {
    raw: { width: 2, height: 1, channels: 4 },
  });

it('knows a picture through which something can be seen', async () => {
  expect(await isCutout(await picture(0).png().toBuffer())).toBe(true);
  expect(await isCutout(await picture(200).webp({ lossless: true }).toBuffer())).toBe(true);
});

it('takes a picture that hides all for one with a ground, whether or not it stores opacity', async () => {
  expect(await isCutout(await picture(255).png().toBuffer())).toBe(false);
  expect(await isCutout(await picture(0).jpeg().toBuffer())).toBe(false);
});
