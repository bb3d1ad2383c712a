import type { ImageMetadata } from 'astro';

interface PartProps {
  image: ImageMetadata;
  className?: string | undefined;
}

/** A rendered part of a scene, as decoration that is fetched when it comes near. */
export function Part({ image: { src, width, height }, className }: PartProps) {
  return <img className={className} {...{ src, width, height }} alt="" loading="lazy" />;
}
