import type { ImageMetadata } from 'astro';

interface PartProps {
  image: ImageMetadata;
  className?: string | undefined;
}

/** A rendered part of a scene, as decoration that loads near the viewport. */
export function Part({ image: { src, width, height }, className }: PartProps) {
  return <img className={className} {...{ src, width, height }} alt="" loading="lazy" />;
}
