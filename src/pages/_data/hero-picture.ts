import type { PageRecord } from '../../content/pages.ts';
import { withBase } from '../../lib/base-path.ts';
import { neutralPicture } from '../../model/neutral-picture.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';

/** Returns the hero picture of a page on request. src/pages/heroes/ makes it in the build, at an address without a hash. */
export const heroPictureOf = ({ path, picture }: PageRecord): PictureData =>
  picture ? { ...neutralPicture, src: withBase(`/heroes${path}.avif`) } : neutralPicture;
