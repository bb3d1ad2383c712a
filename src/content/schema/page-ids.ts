import { listFiles } from '../files.ts';

/** Single pages, in the order of the sitemap; each has a file of this name in src/content/pages/. */
export const pageIds = [
  'home',
  'about',
  'services',
  'estimator',
  'industries',
  'projects',
  'insights',
  'contact',
  'procurement',
] as const;
export type PageId = (typeof pageIds)[number];

/** Pages of own-pages/, by file name. */
export const ownPageIds = listFiles('src/content/own-pages', '.md').map((name) =>
  name.slice(0, -'.md'.length),
);
