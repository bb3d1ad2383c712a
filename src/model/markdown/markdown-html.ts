import { posix } from 'node:path';
import { site } from '../../content/site.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { artMaster } from '../art.ts';
import { resolvePicture } from '../picture.ts';
import { type FromFile, textFile } from '../translated.ts';
import { refuseBrokenLinks } from './broken-links.ts';
import { embedFilms, refuseForeignFrames } from './embeds.ts';
import { highlightCode } from './highlight-code.ts';
import { type RenderOptions, renderMarkdown } from './markdown.ts';
import { responsivePictures } from './markdown-pictures.ts';
import { alignCells, focusableBlocks, labelCells, labelTasks } from './markdown-plugins.ts';

/** Returns the finished picture of a file; the Markdown has the alternative text. */
async function pictureOf(file: string): Promise<PictureData | undefined> {
  const src = await artMaster(file);
  return src && resolvePicture({ src, alt: '' }, 'text');
}

/** Returns the text of an entry as HTML, with its headings and finished pictures. @throws if a picture is missing or undescribed */
export async function renderText(entry: FromFile, options: RenderOptions = {}) {
  const { filePath = '' } = entry;
  const pictures = new Map<string, PictureData>();
  const resolve = async (path: string) => {
    const picture = await pictureOf(posix.join(posix.dirname(filePath), path));
    if (picture) pictures.set(path, picture);
    return picture;
  };
  const own = textFile(entry);
  const text = await renderMarkdown(own, {
    ...options,
    plugins: [
      refuseForeignFrames(own),
      refuseBrokenLinks(own),
      responsivePictures(own, resolve),
      // Later than responsivePictures, because posters are already finished.
      embedFilms(own, { services: options.plain ? [] : site.embeds, poster: pictureOf }),
      alignCells,
      labelCells,
      labelTasks,
      focusableBlocks,
      highlightCode,
      ...(options.plugins ?? []),
    ],
  });
  return { ...text, pictures };
}
