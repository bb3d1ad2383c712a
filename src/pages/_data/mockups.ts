import { getEntry } from 'astro:content';
import { type PictureData, type PictureSlot, resolvePicture } from '../../lib/picture.ts';

/**
 * A picture of our work by its id in mockups.yaml.
 * @param wantedBy file and field that name it, for the error message
 * @throws where mockups.yaml has no such entry
 */
export async function mockupPicture(
  id: string,
  slot: PictureSlot,
  wantedBy: string,
): Promise<PictureData> {
  const mockup = await getEntry('mockups', id);
  if (!mockup) throw new Error(`${wantedBy}: src/content/mockups.yaml has no picture "${id}"`);
  return resolvePicture({ src: mockup.data.image, alt: mockup.data.alt }, slot);
}
