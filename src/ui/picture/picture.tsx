export interface PictureData {
  /** Empty for an SVG, which is sharp at any width, and where there is one file for all. */
  srcSet: string;
  /** The narrowest file, for what reads no `srcset`; the SVG itself. Empty: there is no picture, and nothing in its place. */
  src: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** True where it is transparent around its object, so that the colour below it shows. */
  cutout?: true;
  /** True for the shapes in place of a picture that is not there: they are no object. */
  neutral?: true;
}

interface PictureProps {
  picture: PictureData;
  /** True for the one picture that is the page's largest paint: loaded at once and first, and painted with what precedes it. */
  eager?: boolean;
  className?: string | undefined;
  frameClassName?: string | undefined;
  /** Name shared with the same picture on another page, so that the page change can grow one into the other. */
  transition?: string | undefined;
}

/** There is one format: `<picture>` is the frame of its picture. */
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
