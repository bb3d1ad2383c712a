import { assetFile } from '../../content/schema/pages/fields.ts';
import { artMaster, assetNamed } from '../../model/art.ts';
import { entries } from '../../model/entries.ts';
import type { ListedInsight } from '../../model/insights.ts';
import { neutralPicture } from '../../model/neutral-picture.ts';
import { type PictureSlot, type PictureSource, resolvePicture } from '../../model/picture.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';

/** Returns the picture of a record, or the neutral one if it has none. */
export const recordPicture = async (
  picture: PictureSource | undefined,
  slot: PictureSlot,
): Promise<PictureData> => (picture ? resolvePicture(picture, slot) : neutralPicture);

/** Returns a picture of src/assets/ that a page names by its path, or the neutral one if it names none. */
export async function artPicture(
  path: string | undefined,
  alt: string | undefined,
  slot: PictureSlot,
): Promise<PictureData> {
  const src = path === undefined ? undefined : await artMaster(assetFile(path));
  return recordPicture(src && { src, alt: alt ?? '' }, slot);
}

/** Returns the decorative picture of a page's last band; by default that of its hero. */
export const closingPicture = async (path: string | undefined, hero: PictureData) =>
  path === undefined ? hero : artPicture(path, '', 'closing');

/** Returns the picture of src/assets/art/ with this name, or the neutral one. */
export const namedPicture = (name: string, alt: string | undefined, slot: PictureSlot) => {
  const file = assetNamed(`art/${name}`);
  return artPicture(file && `/${file}`, alt, slot);
};

export const categoryPicture = ({ slug, alt }: ListedInsight['category'], slot: PictureSlot) =>
  namedPicture(`insight-${slug}`, alt, slot);

export const insightPicture = ({ data, category }: ListedInsight, slot: PictureSlot) =>
  data.cover ? resolvePicture(data.cover, slot) : categoryPicture(category, slot);

/** Returns a picture of our work. @throws if there is none, which build/check-content.ts reports before a build */
export async function mockupPicture(id: string, slot: PictureSlot): Promise<PictureData> {
  const mockup = (await entries('mockups')).find((one) => one.id === id);
  if (!mockup) throw new Error(`src/content/mockups.yaml: has no picture "${id}"`);
  return resolvePicture({ src: mockup.data.image, alt: mockup.data.alt }, slot);
}
