/** Newest insights with a share picture of their own; older ones show their category's: drawing one costs a tenth of a second. */
export const OWN_PICTURES = 200;

/** Where a page's share picture stands: `/about` has `/share/about.jpg`, home has `/share/home.jpg`. */
export const sharePicturePath = (path: string) => `/share${path === '/' ? '/home' : path}.jpg`;

/** Where the share picture of an insight stands. @param rank its place among all insights, the newest being 0 */
export const insightPicturePath = (path: string, rank: number, category: string) =>
  rank < OWN_PICTURES ? sharePicturePath(path) : sharePicturePath(`/insights/category/${category}`);
