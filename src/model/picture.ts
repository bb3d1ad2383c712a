import { getImage } from 'astro:assets';
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { ImageMetadata } from 'astro';
import type { PictureData } from '../ui/picture/picture.tsx';
import { isCutout } from './cutout.ts';

/** Widths in pixels to generate, the same for all places, so that a picture used in several is made once. */
const WIDTHS = [320, 480, 736, 1200, 1600, 2400];

/**
 * The place of a picture limits its widths and tells browsers which one to pick. Pictures as wide as a phone start at 736, so that
 * each has at least 1.5 pixels per CSS pixel.
 */
const slots = {
  hero: { from: 736, to: 1600, sizes: '(width >= 64rem) 62vw, 100vw' },
  wide: { from: 736, to: 2400, sizes: '(width >= 120rem) 105rem, 94vw' },
  /** At the end of pages. One file: phones load the same as desktops, and every page has its address. */
  closing: { from: 1600, to: 1600, sizes: '' },
  half: { from: 736, to: 1200, sizes: '(width >= 64rem) 50vw, 92vw' },
  card: { from: 480, to: 1200, sizes: '(width >= 80rem) 29vw, (width >= 40rem) 46vw, 92vw' },
  /** One of two to four in a row. */
  row: { from: 320, to: 736, sizes: '(width >= 64rem) 20vw, 40vw' },
  /** A tile on a wide screen, a poster larger than the window on a phone. */
  poster: { from: 320, to: 736, sizes: '(width >= 64rem) 17rem, (width >= 48rem) 24vw, 120vw' },
  /** A tile of a moving strip, which may be coarser on a phone. */
  strip: { from: 480, to: 736, sizes: '(width >= 48rem) 24rem, 60vw' },
  text: { from: 736, to: 1600, sizes: '(width >= 64rem) 44rem, 92vw' },
  small: { from: 320, to: 480, sizes: '10rem' },
  /** 36 CSS pixels high; one file for all screens. */
  logo: { from: 480, to: 480, sizes: '' },
} as const;
export type PictureSlot = keyof typeof slots;

/** A picture as the schemas return it; an SVG is a component with the same properties. */
export interface PictureSource {
  src: ImageMetadata;
  alt: string;
}

/** Warns of a picture narrower than half the widest file of its slot, which looks blurred, and of one so large that it slows the build. */
function warnOfSize(master: ImageMetadata & { fsPath?: string }, slot: PictureSlot): void {
  const { fsPath, format, width, height } = master;
  const wanted = slots[slot].to / 2;
  if (format === 'svg' || !fsPath) return;
  const isSmall = width < wanted;
  if (!isSmall && Math.max(width, height) <= 3_200 && statSync(fsPath).size <= 5e6) return;
  const advice = isSmall
    ? `it is shown larger than that. Put one at least ${wanted} pixels wide there.`
    : 'it slows the build. Put one of at most 3,200 pixels and 5 MB there.';
  const line = `${relative('.', fsPath)}: ${width} × ${height} pixels; ${advice}`;
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}
const warned = new Set<string>();

/**
 * A narrow file is often shown pixel for pixel, a wide one mostly on a fine screen, which hides lower quality. Alpha costs half as
 * much again; lower quality is invisible on shapes without a background. At 30 the empty part of a cut-out becomes alpha 1 instead
 * of 0, a faint box on a flat background. The widest are enlarged on a fine screen: below 44, alpha leaves white and dark specks
 * along their edges.
 */
function avifQuality(width: number, cutout: boolean): number {
  if (width <= 480) return cutout ? 42 : 52;
  return cutout && width < 1600 ? 31 : 44;
}

export async function resolvePicture(
  picture: PictureSource,
  slot: PictureSlot,
): Promise<PictureData> {
  const { alt } = picture;
  // Reading the size of the import itself would make Astro publish the master with its camera data.
  const master = (picture.src as ImageMetadata & { clone?: ImageMetadata }).clone ?? picture.src;
  const { from, to, sizes } = slots[slot];
  const { width, height } = master;
  const { fsPath } = picture.src as ImageMetadata & { fsPath?: string };
  const cutout = fsPath !== undefined && (await isCutout(fsPath));
  warnOfSize(picture.src, slot);
  const shape = { width, height, alt, ...(cutout && { cutout }) };
  if (master.format === 'svg') return { srcSet: '', src: master.src, sizes: '', ...shape };
  const most = Math.min(to, width);
  const usable = WIDTHS.filter((width) => width >= from && width <= most);
  // Encoding AVIF takes seconds per picture; in development WebP is good enough.
  const format = import.meta.env.DEV ? 'webp' : 'avif';
  const widths = usable.length > 0 ? usable : [width];
  const files = await Promise.all(
    widths.map((width) =>
      getImage({ src: picture.src, format, quality: avifQuality(width, cutout), width }),
    ),
  );
  const [narrowest = master] = files;
  return {
    srcSet: sizes && files.map(({ src }, index) => `${src} ${widths[index]}w`).join(', '),
    src: narrowest.src,
    sizes,
    ...shape,
  };
}
