/** A picture ready for `Picture`: addresses, intrinsic size in pixels, and what it shows. */
export interface PictureData {
  /** `srcset` of AVIF files; empty for an SVG, which is sharp at any width. */
  avif: string;
  /** WebP for what cannot read AVIF; the SVG itself. */
  src: string;
  sizes: string;
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
  /** True where it has no ground of its own and stands on whatever colour lies below it. */
  cutout?: true;
}

interface PictureProps {
  picture: PictureData;
  /** True for the one picture that is the page's largest paint: loaded at once and first. */
  eager?: boolean;
  className?: string | undefined;
  /** Class of the element around the picture. */
  frameClassName?: string | undefined;
  /** Name shared with the same picture on another page, so that the page change can grow one into the other. */
  transition?: string | undefined;
}

/** A responsive picture: AVIF in several widths, WebP as fall-back, or an SVG; its size is known before it arrives. */
export function Picture(props: PictureProps) {
  const { picture, eager = false, className, frameClassName, transition } = props;
  const { avif, src, sizes, width, height, alt, cutout } = picture;
  return (
    <picture className={frameClassName}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        className={className}
        data-transition={transition}
        data-cutout={cutout && ''}
      />
    </picture>
  );
}
