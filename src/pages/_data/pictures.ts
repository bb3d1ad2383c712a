import type { PageRecord } from '../../content/pages.ts';
import { artMaster } from '../../model/art.ts';
import type { ListedInsight } from '../../model/insights.ts';
import { neutralPicture } from '../../model/neutral-picture.ts';
import { type PictureSlot, type PictureSource, resolvePicture } from '../../model/picture.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';

/** The picture of a record, or the neutral one of its tone where it has none. */
export const recordPicture = async (
  picture: PictureSource | undefined,
  tone: PageRecord['tone'],
  slot: PictureSlot,
): Promise<PictureData> => (picture ? resolvePicture(picture, slot) : neutralPicture(tone));

/** A still life of src/assets/art/ by its name, or the neutral picture of the tone where there is none. */
export function artPicture(
  name: string | undefined,
  alt: string | undefined,
  tone: PageRecord['tone'],
  slot: PictureSlot,
): Promise<PictureData> {
  const master = name === undefined ? undefined : artMaster(name);
  return recordPicture(master && { src: master.src, alt: alt ?? '' }, tone, slot);
}

/** The picture of a category: `insight-<slug>` of src/assets/art/, or the neutral one of its tone. */
export function categoryPicture({ slug, tone, alt }: ListedInsight['category'], slot: PictureSlot) {
  const master = artMaster(`insight-${slug}`);
  return recordPicture(master && { src: master.src, alt }, tone, slot);
}
