import { getEntry } from 'astro:content';
import { type PictureData, type PictureSlot, resolvePicture } from '../../lib/picture.ts';

/**
 * A picture of our work by its id in studies.yaml.
 * @param wantedBy file and field that name it, for the error message
 * @throws where studies.yaml has no such entry
 */
export async function studyPicture(
  id: string,
  slot: PictureSlot,
  wantedBy: string,
): Promise<PictureData> {
  const study = await getEntry('studies', id);
  if (!study) throw new Error(`${wantedBy}: src/content/studies.yaml has no picture "${id}"`);
  return resolvePicture({ src: study.data.image, alt: study.data.alt }, slot);
}
