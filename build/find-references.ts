import { CONTENT, type ProjectFiles } from './validate/read-collections.ts';

const MAX_PLACES = 3;

/** Returns the first places in content files that have an address, a path or an anchor, as `file:line`. */
export function findReferences(address: string, files: ProjectFiles): string[] {
  const written = new RegExp(`(?<![\\w/#-])${RegExp.escape(address)}(?![\\w/#-])`);
  return files
    .list(CONTENT)
    .filter((name) => /\.(?:md|yaml|ts)$/.test(name))
    .sort()
    .flatMap((name) =>
      files
        .read(`${CONTENT}/${name}`)
        .split('\n')
        .flatMap((text, index) => (written.test(text) ? [`${CONTENT}/${name}:${index + 1}`] : [])),
    )
    .slice(0, MAX_PLACES);
}
