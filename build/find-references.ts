import type { ProjectFiles } from './validate/read-collections.ts';

/** What a reader wants to see; a link of every page stands in one file anyway. */
const SHOWN = 3;

/**
 * Where content files write an address: file and line, the first few.
 * @param address path or anchor as it stands in a page
 * @param folder to search, from the project's folder
 */
export function findReferences(
  address: string,
  files: Pick<ProjectFiles, 'read' | 'list'>,
  folder: string,
): string[] {
  const written = new RegExp(`(?<![\\w/#-])${RegExp.escape(address)}(?![\\w/#-])`);
  return files
    .list(folder)
    .filter((name) => /\.(?:md|yaml|ts)$/.test(name))
    .sort()
    .flatMap((name) =>
      files
        .read(`${folder}/${name}`)
        .split('\n')
        .flatMap((text, index) => (written.test(text) ? [`${folder}/${name}:${index + 1}`] : [])),
    )
    .slice(0, SHOWN);
}
