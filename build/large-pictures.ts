import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { listFiles } from './list-files.ts';

/** Above either, a picture only makes the build slow and the repository heavy: no page shows more than 2400 pixels of it. */
const MEGAPIXELS = 20;
const MEGABYTES = 5;
/** Pixels of the longer side that serve every place on a page, on dense screens, too. */
const ENOUGH = 3200;

interface MasterPicture {
  file: string;
  bytes: number;
  width: number;
  height: number;
}

/** What to do about a picture that is larger than any page can use; nothing where it is not. */
export function sizeAdvice({ file, bytes, width, height }: MasterPicture): string | undefined {
  const megapixels = (width * height) / 1e6;
  const megabytes = bytes / 1e6;
  if (megapixels <= MEGAPIXELS && megabytes <= MEGABYTES) return undefined;
  return `${file} has ${width} × ${height} pixels (${megapixels.toFixed(1)} megapixels) and ${megabytes.toFixed(1)} MB: make its longer side ${ENOUGH} pixels at most and save it as WebP or JPEG. The build goes on, only slower.`;
}

/** @throws and names the file where it is no picture, as a renamed one of another format is not */
async function masterPicture(path: string): Promise<MasterPicture> {
  const file = relative('.', path);
  const bytes = await readFile(path);
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { file, bytes: bytes.length, width, height };
  } catch (error) {
    throw new Error(
      `${file} cannot be read as a picture. ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Says at build which master pictures are larger than a website can use. */
export function largePictures(): AstroIntegration {
  let root: URL;
  return {
    name: 'large-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.srcDir;
      },
      'astro:build:start': async ({ logger }) => {
        const folders = ['assets/', 'content/'].map((name) => fileURLToPath(new URL(name, root)));
        const files = (await Promise.all(folders.map((folder) => listFiles(folder, '')))).flat();
        for (const file of files.filter((name) => /\.(?:avif|jpe?g|png|webp)$/i.test(name))) {
          const advice = sizeAdvice(await masterPicture(file));
          if (advice) logger.warn(advice);
        }
      },
    },
  };
}
