/** One page of each kind, for what takes too long to try on every page. */
export const pageKinds = [
  '/',
  '/about',
  '/services',
  '/services/seo',
  '/industries/healthcare',
  '/projects',
  '/projects/1',
  '/insights',
  '/insights/blog/the-day-1000-test',
  '/contact',
  '/privacy',
] as const;
