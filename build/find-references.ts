import type { ProjectFiles } from './validate/read-collections.ts';

/** Number of places that are returned. */
const MAX_PLACES = 3;

/**
 * Returns the first places in content files that have an address, as `file:line`.
 * @param address path or anchor as the page has it
 * @param folder folder to search, from the project's folder
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
    .slice(0, MAX_PLACES);
}
