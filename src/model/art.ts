import type { ImageMetadata } from 'astro';

const masters = import.meta.glob<ImageMetadata>(
  '../assets/art/*.{avif,jpeg,jpg,png,svg,webp,AVIF,JPEG,JPG,PNG,SVG,WEBP}',
  { import: 'default', eager: true },
);
const names = new Map(
  Object.keys(masters).map((path) => [path.replace(/^.*\/|\.\w+$/g, ''), path]),
);

/** A master of src/assets/art/ by its name without ending, in whatever format: what it is, and its file from the project's root. */
export function artMaster(name: string): { src: ImageMetadata; file: string } | undefined {
  const path = names.get(name);
  const src = path && masters[path];
  return src ? { src, file: path.replace('..', 'src') } : undefined;
}
