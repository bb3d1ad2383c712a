import { resolve } from 'node:path';
import sharp from 'sharp';

const answers = new Map<string, Promise<boolean>>();

async function hasTransparency(picture: string | Buffer): Promise<boolean> {
  const image = sharp(picture);
  const { hasAlpha } = await image.metadata();
  if (!hasAlpha) return false;
  // `stats()` also reports it, but first computes sharpness and entropy of all channels: four times the work.
  const opacity = await image.extractChannel('alpha').raw().toBuffer();
  return opacity.some((value) => value < 255);
}

/**
 * Returns true if a picture is partly transparent. A build reads each file once.
 * @param picture file or its content, in any format that sharp reads
 */
export function isCutout(picture: string | Buffer): Promise<boolean> {
  if (typeof picture !== 'string') return hasTransparency(picture);
  const file = resolve(picture);
  const known = answers.get(file) ?? hasTransparency(file);
  answers.set(file, known);
  return known;
}
