import { getEntry } from 'astro:content';
import { type PictureSlot, resolvePicture } from '../../model/picture.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';

/** A picture of our work. @throws where there is none, which build/check-content.ts reports before a build */
export async function mockupPicture(id: string, slot: PictureSlot): Promise<PictureData> {
  const mockup = await getEntry('mockups', id);
  if (!mockup) throw new Error(`src/content/mockups.yaml: has no picture "${id}"`);
  return resolvePicture({ src: mockup.data.image, alt: mockup.data.alt }, slot);
}
