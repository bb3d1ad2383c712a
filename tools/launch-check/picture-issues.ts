import { pictureHash, picturesIn } from './demo.ts';
import type { LaunchIssue } from './issue.ts';

/** Returns an issue for each picture of the demo that a build can publish. @param pictures hashes of the demo's pictures */
export const launchPictureIssues = (
  list: (folder: string) => readonly string[],
  read: (file: string) => Uint8Array,
  pictures: readonly string[],
): LaunchIssue[] =>
  picturesIn(list)
    .filter((file) => pictures.includes(pictureHash(read(file))))
    .map((file) => ({
      file,
      what: 'picture of the demo',
      todo: 'put your own in its place, or remove it and what names it',
    }));
