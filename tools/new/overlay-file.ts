import type { ProjectFiles } from '../../src/content/records.ts';

export const overlayFile = (files: ProjectFiles, file: string, text: string): ProjectFiles => ({
  read: (path) => (path === file ? text : files.read(path)),
  exists: (path) => path === file || files.exists(path),
  list: (folder) => {
    const own = file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [];
    return [...new Set([...files.list(folder), ...own])];
  },
});
