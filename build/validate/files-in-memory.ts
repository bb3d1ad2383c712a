import type { ProjectFiles } from '../../src/content/records.ts';

/** Files of a project for tests: texts by path; what is not there reads as ''. */
export const filesInMemory = (texts: Readonly<Record<string, string>>): ProjectFiles => ({
  read: (path) => texts[path] ?? '',
  exists: (path) => path in texts,
  list: (folder) =>
    Object.keys(texts)
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1)),
});
