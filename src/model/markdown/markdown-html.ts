import { posix } from 'node:path';
import type { ImageMetadata } from 'astro';
import { site } from '../../content/site.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { resolvePicture } from '../picture.ts';
import { type FromFile, textFile } from '../translated.ts';
import { embedFilms, refuseForeignFrames } from './embeds.ts';
import { highlightCode } from './highlight-code.ts';
import { type RenderOptions, renderMarkdown } from './markdown.ts';
import { responsivePictures } from './markdown-pictures.ts';
import { alignCells, focusableBlocks, labelTasks } from './markdown-plugins.ts';

const masters = import.meta.glob<ImageMetadata>(
  '../../{assets,content}/**/*.{avif,jpeg,jpg,png,svg,webp,AVIF,JPEG,JPG,PNG,SVG,WEBP}',
  { import: 'default' },
);

/** The text of an entry as HTML, with its headings and finished pictures. @throws where a picture is missing or undescribed */
export async function renderText(entry: FromFile, options: RenderOptions = {}) {
  const { filePath = '' } = entry;
  const pictures = new Map<string, PictureData>();
  const resolve = async (path: string) => {
    const file = posix.join(posix.dirname(filePath), path);
    const src = await masters[file.replace(/^src\//, '../../')]?.();
    // The alternative text is the Markdown's.
    const picture = src && (await resolvePicture({ src, alt: '' }, 'text'));
    if (picture) pictures.set(path, picture);
    return picture;
  };
  const poster = async (path: string) => {
    const src = await masters[path.replace(/^src\//, '../../')]?.();
    return src && resolvePicture({ src, alt: '' }, 'text');
  };
  const own = textFile(entry);
  const text = await renderMarkdown(own, {
    ...options,
    plugins: [
      refuseForeignFrames(own),
      responsivePictures(own, resolve),
      // After it: the posters are finished.
      embedFilms(own, { services: options.plain ? [] : site.embeds, poster }),
      alignCells,
      labelTasks,
      focusableBlocks,
      highlightCode,
      ...(options.plugins ?? []),
    ],
  });
  return { ...text, pictures };
}
