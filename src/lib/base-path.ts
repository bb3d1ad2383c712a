import { underBase } from './site-path.ts';

/** The path of the site's address (site.yaml, `url`): '' or such as '/site'. */
export const basePath: string = import.meta.env.BASE_PATH ?? '';

/** A path of the site as a browser asks for it, for scripts and their data; finished HTML gets the base in build/base-path.ts. */
export const withBase = (path: string): string => underBase(basePath, path);

/** Returns the address of a generated file in the language of the page. For browsers. */
export const localFile = (path: string): string =>
  withBase(`${document.documentElement.dataset.folder ?? ''}${path}`);
