import { isPicture, PICTURE_FOLDERS, pictureHash } from './demo.ts';
import type { LaunchIssue } from './issue.ts';

/**
 * Pictures of the demo among those that a build can publish.
 * @param list files below a folder, with their paths from it
 * @param pictures hashes of the demo's
 */
export const launchPictureIssues = (
  list: (folder: string) => readonly string[],
  read: (file: string) => Uint8Array,
  pictures: readonly string[],
): LaunchIssue[] =>
  PICTURE_FOLDERS.flatMap((folder) =>
    list(folder)
      .filter(isPicture)
      .map((name) => `${folder}/${name}`)
      .filter((file) => pictures.includes(pictureHash(read(file))))
      .map((file) => ({
        file,
        what: 'picture of the demo',
        todo: 'put your own in its place, or remove it and what names it',
      })),
  );
