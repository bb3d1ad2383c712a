import { isPicture, PICTURE_FOLDERS, pictureHash } from './demo.ts';
import type { Finding } from './finding.ts';

/**
 * Pictures of the demo among those that a build can publish.
 * @param below files below a folder, with their paths from it
 * @param pictures hashes of the demo's
 */
export const pictureFindings = (
  below: (folder: string) => readonly string[],
  read: (file: string) => Uint8Array,
  pictures: readonly string[],
): Finding[] =>
  PICTURE_FOLDERS.flatMap((folder) =>
    below(folder)
      .filter(isPicture)
      .map((name) => `${folder}/${name}`)
      .filter((file) => pictures.includes(pictureHash(read(file))))
      .map((file) => ({
        file,
        what: 'picture of the demo',
        todo: 'put your own in its place, or remove it and what names it',
      })),
  );
