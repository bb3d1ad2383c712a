import { readFile } from 'node:fs/promises';
import { satteri } from '@astrojs/markdown-satteri';

// Highlighting would need style attributes, and the policy forbids them.
const renderer = satteri().createRenderer({ syntaxHighlight: false });

/** An entry of a collection of Markdown files. */
interface MarkdownEntry {
  id: string;
  filePath?: string;
}

/**
 * The Markdown of an entry as its author wrote it, without front matter.
 * @throws where the entry does not come from a file
 */
export async function markdownSource({ id, filePath }: MarkdownEntry): Promise<string> {
  if (!filePath) throw new Error(`entry "${id}" has no file to read its text from`);
  const text = await readFile(filePath, 'utf8');
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '').trim();
}

/**
 * The text of an entry: as written, as HTML (CommonMark and GFM, headings with ids), and its headings in order.
 * Rendered for who asks, since the content store does not keep it (content.config.ts).
 * @throws where the entry does not come from a file
 */
export async function renderMarkdown(entry: MarkdownEntry) {
  const source = await markdownSource(entry);
  const { code, metadata } = await (await renderer).render(source);
  return { source, html: code, headings: metadata.headings };
}
