import type { ImageMetadata } from 'astro';

const masters = import.meta.glob<ImageMetadata>(
  '../{assets,content}/**/*.{avif,gif,jpeg,jpg,png,svg,tiff,webp}',
  { import: 'default', caseSensitive: false },
);
const files = Object.keys(masters).map((path) => path.replace('..', 'src'));

/** The picture that a place has by its name, in whatever format: banner, not-found, insight-<slug>. From the project's root. */
export const artFile = (name: string): string | undefined =>
  files.find((file) => file.replace(/\.\w+$/, '') === `src/assets/art/${name}`);

/** Files by names in one spelling: systems compose "é" otherwise, and screenshots have a narrow no-break space. */
const byName = new Map(files.map((file) => [file.normalize('NFKC'), file]));

/** Returns the master of a file of src/assets/ or src/content/, or undefined. */
export const artMaster = async (file: string): Promise<ImageMetadata | undefined> =>
  masters[byName.get(file.normalize('NFKC'))?.replace('src', '..') ?? '']?.();
