import type { ImageMetadata } from 'astro';

const masters = import.meta.glob<ImageMetadata>(
  '../{assets,content}/**/*.{avif,gif,jpeg,jpg,png,svg,tiff,webp}',
  { import: 'default', caseSensitive: false },
);
const files = Object.keys(masters).map((path) => path.replace('..', 'src'));

/** Returns the path of a file of src/assets/, from the project's root. The name, such as `art/banner`, needs no ending. */
export const assetNamed = (path: string): string | undefined =>
  files.find((file) => [file, file.replace(/\.\w+$/, '')].includes(`src/assets/${path}`));

/** Files by normalised name: systems compose "é" differently, and names of screenshots contain a narrow no-break space. */
const byName = new Map(files.map((file) => [file.normalize('NFKC'), file]));

/** Returns the master of a file of src/assets/ or src/content/, or undefined. */
export const artMaster = async (file: string): Promise<ImageMetadata | undefined> =>
  masters[byName.get(file.normalize('NFKC'))?.replace('src', '..') ?? '']?.();
