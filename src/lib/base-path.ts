import { underBase } from './site-path.ts';

/** Path of the site's URL (site.yaml, `url`), such as '/site', or ''. */
export const basePath: string = import.meta.env.BASE_PATH ?? '';

/** Adds the base to a path that a script requests; build/base-path.ts adds it to finished HTML. */
export const withBase = (path: string): string => underBase(basePath, path);

/** Returns the URL of a generated file in the page's language. Browser only. */
export const localFile = (path: string): string =>
  withBase(`${document.documentElement.dataset.folder ?? ''}${path}`);
