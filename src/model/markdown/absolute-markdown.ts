import { decoded } from '../../lib/site-path.ts';
import { absolute } from '../addresses.ts';
import { type FromFile, textFile } from '../translated.ts';
import { linkTarget } from '../translations.ts';
import { markdownSource } from './markdown.ts';
import { renderText } from './markdown-html.ts';

/** Returns the text with absolute paths of links and pictures: a file that is passed on has no site around it. */
export async function absoluteMarkdown(entry: FromFile): Promise<string> {
  const source = markdownSource(textFile(entry));
  // Rendering is slow, and most insights have no picture.
  const pictures = source.includes('![') ? (await renderText(entry)).pictures : new Map();
  const target = await linkTarget();
  return source.replace(/\]\(<?((?<=<)[^>\n]+|[^)\s]+)>?/g, (whole, path: string) => {
    const address =
      pictures.get(decoded(path) ?? path)?.src ?? (path.startsWith('/') && target(path).href);
    return address ? `](${absolute(address)}` : whole;
  });
}
