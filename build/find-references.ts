import { CONTENT } from '../src/content/read.ts';
import type { ProjectFiles } from '../src/content/records.ts';

const MAX_PLACES = 3;

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
