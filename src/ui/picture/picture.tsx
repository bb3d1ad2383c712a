export interface PictureData {
  /** Empty for an SVG, which is sharp at any width, or if there is a single file. */
  srcSet: string;
  /** Narrowest file, for clients without `srcset`, or the SVG itself. If it is empty, nothing is rendered. */
  src: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** True if it is transparent around its object, so that the colour below it shows. */
  cutout?: true;
  /** True for the placeholder of a missing picture, which shows no object. */
  neutral?: true;
}

interface PictureProps {
  picture: PictureData;
  /** True for the page's largest paint: loaded first, and painted together with the content before it. */
  eager?: boolean;
  className?: string | undefined;
  frameClassName?: string | undefined;
  /** Name shared with the same picture on another page, so that the page change can grow one into the other. */
  transition?: string | undefined;
}

/** Uses `<picture>` as a frame, because there is only one format. */
export function Picture(props: PictureProps) {
  const { picture, eager = false, className, frameClassName, transition } = props;
  const { srcSet, src, sizes, width, height, alt, cutout } = picture;
  if (!src) return null;
  return (
    <picture className={frameClassName}>
      <img
        id={eager ? 'hero' : undefined}
        srcSet={srcSet || undefined}
        sizes={sizes || undefined}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        className={className}
        data-transition={transition}
        data-cutout={cutout && ''}
      />
    </picture>
  );
}
