import type { ProjectFiles } from '../../build/content/read-content.ts';

/** The files of a project as they would be with another text in one of them. */
export const withFile = (files: ProjectFiles, file: string, text: string): ProjectFiles => ({
  read: (path) => (path === file ? text : files.read(path)),
  exists: (path) => path === file || files.exists(path),
  below: (folder) => {
    const own = file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [];
    return [...new Set([...files.below(folder), ...own])];
  },
});
