import { getEntry } from 'astro:content';
import { type PictureSlot, resolvePicture } from '../../model/picture.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';

/**
 * A picture of our work by its id in mockups.yaml.
 * @param file that names it, for the error message
 * @param field that names it, for the error message
 * @throws where mockups.yaml has no such entry
 */
export async function mockupPicture(
  id: string,
  slot: PictureSlot,
  file: string,
  field: string,
): Promise<PictureData> {
  const mockup = await getEntry('mockups', id);
  if (!mockup)
    throw new Error(`${file}: ${field}: src/content/mockups.yaml has no picture "${id}"`);
  return resolvePicture({ src: mockup.data.image, alt: mockup.data.alt }, slot);
}
