import type { ImageMetadata } from 'astro';
import { type PictureData, type PictureSlot, resolvePicture } from '../../lib/picture.ts';

const masters = import.meta.glob<ImageMetadata>('../../assets/art/*.webp', {
  import: 'default',
  eager: true,
});

/**
 * A still life by its name, such as "insight-seo".
 * @throws where src/assets/art/ has no such picture
 */
export function artPicture(name: string, alt: string, slot: PictureSlot): Promise<PictureData> {
  const src = masters[`../../assets/art/${name}.webp`];
  if (!src) throw new Error(`src/assets/art/${name}.webp is wanted and missing`);
  return resolvePicture({ src, alt }, slot);
}
