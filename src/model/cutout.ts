import sharp from 'sharp';

/** True for a picture that is partly transparent. @param picture file or its content, in any format that sharp reads */
export async function isCutout(picture: string | Buffer): Promise<boolean> {
  const image = sharp(picture);
  const { hasAlpha } = await image.metadata();
  return hasAlpha && !(await image.stats()).isOpaque;
}
