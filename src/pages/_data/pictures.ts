import { artMaster } from '../../model/art.ts';
import type { ListedInsight } from '../../model/insights.ts';
import { neutralPicture } from '../../model/neutral-picture.ts';
import { type PictureSlot, type PictureSource, resolvePicture } from '../../model/picture.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';

/** The picture of a record, or the neutral one where it has none. */
export const recordPicture = async (
  picture: PictureSource | undefined,
  slot: PictureSlot,
): Promise<PictureData> => (picture ? resolvePicture(picture, slot) : neutralPicture);

/** A still life of src/assets/art/ by its name, or the neutral picture where there is none. */
export function artPicture(
  name: string | undefined,
  alt: string | undefined,
  slot: PictureSlot,
): Promise<PictureData> {
  const master = name === undefined ? undefined : artMaster(name);
  return recordPicture(master && { src: master.src, alt: alt ?? '' }, slot);
}

/** The picture of a category: `insight-<slug>` of src/assets/art/, or the neutral one. */
export function categoryPicture({ slug, alt }: ListedInsight['category'], slot: PictureSlot) {
  const master = artMaster(`insight-${slug}`);
  return recordPicture(master && { src: master.src, alt }, slot);
}
