import { contentError } from '../../content/issues.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { element, type HtmlPlugin, type Node, text } from './markdown-plugins.ts';

export const pictureElement = (picture: PictureData, alt: string) =>
  element('img', {
    srcSet: picture.srcSet || undefined,
    sizes: picture.sizes || undefined,
    src: picture.src,
    width: picture.width,
    height: picture.height,
    alt,
    loading: 'lazy',
    decoding: 'async',
  });

/** Returns the number of the first line that contains one of the texts, tried in order; HTML nodes have no place in the Markdown. */
export function lineOf(source: string, texts: readonly string[]): number {
  const lines = source.split('\n');
  const found = texts.map((text) => lines.findIndex((line) => line.includes(text)) + 1);
  return found.find((line) => line > 0) ?? 1;
}

/**
 * Turns pictures with relative paths into responsive ones. One alone in its paragraph becomes a figure with its title as caption.
 * @param resolve returns the finished picture of a relative path, or undefined if there is no such file
 * @throws if a picture has no alternative text, does not exist or is on another site
 */
export const responsivePictures = (
  file: string,
  resolve: (path: string) => Promise<PictureData | undefined>,
): HtmlPlugin => ({
  name: 'responsive-pictures',
  element: {
    filter: ['img'],
    async visit(image, context) {
      const { src, alt, title } = image.properties;
      const path = decodeURI(String(src ?? ''));
      const fail = (message: string): never => {
        const line = lineOf(context.source, [`![](${src}`, `![](<${path}`, String(src), path]);
        throw contentError(`${file}:${line}`, '', `the picture ${path} ${message}`);
      };
      if (typeof alt !== 'string' || !alt.trim())
        fail('has no alternative text: write what it shows, ![like this](…)');
      if (/^(?:data:|(?:[a-z]+:)?\/\/)/i.test(path))
        fail('is on another site or in the text itself: save it as a file beside the text');
      if (path.startsWith('/')) return undefined;
      const paragraph = context.parent(image);
      const isAlone =
        paragraph.type === 'element' &&
        paragraph.tagName === 'p' &&
        paragraph.children.filter(
          ({ type, ...child }) => type !== 'text' || ('value' in child && child.value.trim()),
        ).length === 1;
      const picture =
        (await resolve(path)) ??
        fail('is not below src/content/ or src/assets/: the path is relative to the text');
      const finished = pictureElement(picture, String(alt));
      if (!isAlone) return finished;
      const caption: Node[] = title ? [element('figcaption', {}, [text(String(title))])] : [];
      context.replaceNode(paragraph, element('figure', {}, [finished, ...caption]));
      return undefined;
    },
  },
});
