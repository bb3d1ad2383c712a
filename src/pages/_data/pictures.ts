import type { PageRecord } from '../../content/pages.ts';
import { artMaster } from '../../lib/art.ts';
import { neutralPicture } from '../../lib/neutral-picture.ts';
import {
  type PictureData,
  type PictureSlot,
  type PictureSource,
  resolvePicture,
} from '../../lib/picture.ts';
import type { ListedInsight } from '../../seo/insights.ts';

/** The picture of a record, or the neutral one of its tone where it has none. */
export const recordPicture = async (
  picture: PictureSource | undefined,
  tone: PageRecord['tone'],
  slot: PictureSlot,
): Promise<PictureData> => (picture ? resolvePicture(picture, slot) : neutralPicture(tone));

/**
 * A still life by its name, such as "insight-seo".
 * @throws where src/assets/art/ has no such picture
 */
export async function artPicture(
  name: string,
  alt: string,
  slot: PictureSlot,
): Promise<PictureData> {
  const master = artMaster(name);
  if (!master)
    throw new Error(
      `src/assets/art/ has no picture "${name}" (avif, jpg, png, svg or webp), which src/content/ names`,
    );
  return resolvePicture({ src: master.src, alt }, slot);
}

/** The picture of a category: `insight-<slug>` of src/assets/art/, or the neutral one of its tone. */
export function categoryPicture({ slug, tone, alt }: ListedInsight['category'], slot: PictureSlot) {
  const master = artMaster(`insight-${slug}`);
  return recordPicture(master && { src: master.src, alt }, tone, slot);
}
