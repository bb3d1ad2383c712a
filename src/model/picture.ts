import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureData } from '../ui/picture/picture.tsx';
import { isCutout } from './cutout.ts';

/** Where a picture stands decides which widths are made and which one a browser picks. Widths in CSS pixels. */
const slots = {
  hero: { widths: [480, 736, 1200, 1600], sizes: '(width >= 64rem) 62vw, 100vw' },
  wide: { widths: [480, 700, 1360, 2400], sizes: '(width >= 120rem) 105rem, 94vw' },
  half: { widths: [480, 680, 1024, 1600], sizes: '(width >= 64rem) 50vw, 92vw' },
  card: {
    widths: [360, 680, 960],
    sizes: '(width >= 80rem) 27rem, (width >= 40rem) 46vw, 92vw',
  },
  /** A card in a grid of three that is a row with a small picture on a phone. */
  row: {
    widths: [360, 680, 960],
    sizes: '(width >= 120rem) 34rem, (width >= 80rem) 28vw, (width >= 40rem) 46vw, 40vw',
  },
  /** A tile of a strip that passes by: on a phone moving pixels may be coarser. */
  strip: { widths: [440, 720], sizes: '(width >= 48rem) 24rem, 60vw' },
  text: { widths: [480, 736, 1120, 1600], sizes: '(width >= 64rem) 44rem, 92vw' },
  small: { widths: [240, 480], sizes: '10rem' },
} as const;
export type PictureSlot = keyof typeof slots;

const cutouts = new Map<string, Promise<boolean>>();

function isCutoutMaster({ fsPath }: ImageMetadata & { fsPath?: string }): Promise<boolean> {
  if (!fsPath) return Promise.resolve(false);
  const known = cutouts.get(fsPath) ?? isCutout(fsPath);
  cutouts.set(fsPath, known);
  return known;
}

/** A picture as the schemas give it; an SVG comes as a component that carries the same facts. */
export interface PictureSource {
  src: ImageMetadata;
  alt: string;
}

export async function resolvePicture(
  picture: PictureSource,
  slot: PictureSlot,
): Promise<PictureData> {
  const { alt } = picture;
  // Reading the size of the import itself would make Astro publish the master, with whatever a camera wrote into it.
  const master = (picture.src as ImageMetadata & { clone?: ImageMetadata }).clone ?? picture.src;
  const { widths, sizes } = slots[slot];
  if (master.format === 'svg')
    return { avif: '', src: master.src, sizes, width: master.width, height: master.height, alt };
  const usable: number[] = widths.filter((width) => width <= master.width);
  if (usable.length === 0) usable.push(master.width);
  // Encoding AVIF takes seconds a picture: while writing, WebP is good enough.
  const best = import.meta.env.DEV ? 'webp' : 'avif';
  const cutout = await isCutoutMaster(picture.src);
  // Alpha costs half as much again; what a lower quality takes back cannot be seen on shapes without a ground. A hero is the page's largest paint.
  const heroQuality = slot === 'hero' ? 30 : 40;
  const quality = cutout ? heroQuality : 46;
  const [avif, webp] = await Promise.all([
    getImage({ src: picture.src, format: best, quality, widths: usable }),
    getImage({
      src: picture.src,
      format: 'webp',
      quality: 76,
      width: usable[Math.min(1, usable.length - 1)] ?? master.width,
    }),
  ]);
  return {
    avif: avif.srcSet.attribute,
    src: webp.src,
    sizes,
    width: master.width,
    height: master.height,
    alt,
    ...(cutout && { cutout }),
  };
}
