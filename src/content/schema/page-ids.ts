/** The pages that stand alone, in the order of the sitemap: each has a file of this name in src/content/pages/. */
export const pageIds = [
  'home',
  'about',
  'services',
  'industries',
  'projects',
  'insights',
  'contact',
  'procurement',
] as const;
export type PageId = (typeof pageIds)[number];
