import { readFile } from 'node:fs/promises';
import { satteri } from '@astrojs/markdown-satteri';
import type { HtmlPlugin } from './markdown-plugins.ts';

/** An entry of a collection of Markdown files. */
interface MarkdownEntry {
  id: string;
  filePath?: string;
}

/** The text of a file with empty lines in place of its front matter, so that a line keeps its number. */
async function readText({ id, filePath }: MarkdownEntry): Promise<string> {
  if (!filePath) throw new Error(`entry "${id}" has no file to read its text from`);
  const text = await readFile(filePath, 'utf8');
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, (front) => front.replace(/.*/g, ''));
}

/**
 * The Markdown of an entry as its author wrote it, without front matter.
 * @throws where the entry does not come from a file
 */
export const markdownSource = async (entry: MarkdownEntry) => (await readText(entry)).trim();

/** HTML (CommonMark and GFM, headings with ids) and the headings of a Markdown text. */
export async function toHtml(source: string, hastPlugins: HtmlPlugin[] = []) {
  // Plug-ins see HTML in the text as elements, too. Highlighting would need style attributes, and the policy forbids them.
  const processor = satteri({ features: { rawHtml: true }, hastPlugins });
  return (await processor.createRenderer({ syntaxHighlight: false })).render(source);
}

export interface RenderOptions {
  plugins?: HtmlPlugin[];
  /** Changes the Markdown before it is rendered. */
  prepare?: (source: string) => string;
}

/**
 * The text of an entry: as written, as HTML, and its headings in order.
 * Rendered for who asks, since the content store does not keep it (content.config.ts).
 * @throws where the entry does not come from a file
 */
export async function renderMarkdown(
  entry: MarkdownEntry,
  { plugins, prepare = (source) => source }: RenderOptions = {},
) {
  const text = prepare(await readText(entry));
  const { code, metadata } = await toHtml(text, plugins);
  return { source: text.trim(), html: code, headings: metadata.headings };
}
