import { readFile } from 'node:fs/promises';

/**
 * The Markdown of an entry as its author wrote it, without front matter.
 * @throws where the entry does not come from a file
 */
export async function markdownBody({ id, filePath }: { id: string; filePath?: string }) {
  if (!filePath) throw new Error(`entry "${id}" has no file to read its text from`);
  const text = await readFile(filePath, 'utf8');
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '').trim();
}
