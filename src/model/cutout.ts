import sharp from 'sharp';

/**
 * Whether a picture has no ground of its own: some of it is transparent, so it stands on whatever colour lies below it.
 * @param picture file or its content, in any format that sharp reads
 */
export async function isCutout(picture: string | Buffer): Promise<boolean> {
  const image = sharp(picture);
  const { hasAlpha } = await image.metadata();
  return hasAlpha && !(await image.stats()).isOpaque;
}
